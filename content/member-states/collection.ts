import {
  email,
  localizedText,
  localizedTextarea,
  number,
  relation,
  text,
  upload,
} from '../../model/fields/fields.ts'
import { webAddress } from '../../model/fields/web-address.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** Member states and the institution that stands for each (specification, section 3). */
export const memberStates = publishedCollection({
  slug: 'member-states',
  labels: {
    singular: { en: 'Member state', ar: 'دولة عضو', fr: 'État membre', fa: 'کشور عضو' },
    plural: { en: 'Member states', ar: 'الدول الأعضاء', fr: 'États membres', fa: 'کشورهای عضو' },
  },
  reviewedEvery: 24,
  searched: {
    titles: ['title'],
    summaries: ['instituteName', 'description', 'location'],
    bodies: ['rank'],
    refersTo: { country: 'countries' },
  },
  group: 'network',
  columns: ['country'],
  defaultSort: 'slug',
  fields: [
    localizedText('title', { required: true }),
    relation('country', 'countries', { required: true }),
    localizedText('instituteName'),
    localizedText('location'),
    localizedText('rank'),
    localizedTextarea('description'),
    text('telephone'),
    text('fax'),
    email('email'),
    webAddress('website'),
    text('mapKeyColour'),
    number('joinedInYear', { min: 1987, max: 2200 }),
    upload('image', 'media'),
  ],
})
