import { localizedText, localizedTextarea, rows, text, upload } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** Countries the network works in or with. `name` is the everyday one, `officialName` that of UNTERM where it differs. */
export const countries = publishedCollection({
  slug: 'countries',
  labels: {
    singular: { en: 'Country', ar: 'دولة', fr: 'Pays', fa: 'کشور' },
    plural: { en: 'Countries', ar: 'الدول', fr: 'Pays', fa: 'کشورها' },
  },
  searched: {
    titles: ['name'],
    summaries: ['summary'],
    bodies: ['waterFigures.label'],
    inEveryLanguage: ['code'],
  },
  group: 'network',
  titleField: 'name',
  columns: ['code'],
  defaultSort: 'code',
  referredToBy: ['procurement', 'human-resources'],
  fields: [
    localizedText('name', { required: true }),
    localizedText('officialName'),
    text('code', { required: true, unique: true, index: true, maxLength: 2 }),
    localizedTextarea('summary'),
    upload('image', 'media'),
    rows('waterFigures', [
      localizedText('label', { required: true }),
      text('value', { required: true }),
      localizedText('source', { required: true }),
    ]),
  ],
})
