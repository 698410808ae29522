import { choice, localizedText, localizedTextarea, relation, upload } from '../../model/fields/fields.ts'
import { webAddress } from '../../model/fields/web-address.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const partnerKinds = ['development', 'knowledge', 'financing', 'technical'] as const

export const partners = publishedCollection({
  slug: 'partners',
  labels: {
    singular: { en: 'Partner', ar: 'شريك', fr: 'Partenaire', fa: 'شریک' },
    plural: { en: 'Partners', ar: 'الشركاء', fr: 'Partenaires', fa: 'شرکا' },
  },
  reviewedEvery: 24,
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: [],
    refersTo: { country: 'countries' },
  },
  group: 'network',
  columns: ['kind', 'country'],
  defaultSort: 'slug',
  fields: [
    localizedText('title', { required: true, wording: 'name' }),
    choice('kind', partnerKinds, { required: true }),
    relation('country', 'countries'),
    localizedTextarea('summary'),
    webAddress('website'),
    upload('image', 'media'),
  ],
})
