import { articleFields } from '../../model/fields/article.ts'
import { localizedText, relation, relations } from '../../model/fields/fields.ts'
import { webAddress } from '../../model/fields/web-address.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const laboratories = publishedCollection({
  slug: 'laboratories',
  labels: {
    singular: { en: 'Laboratory', ar: 'مختبر', fr: 'Laboratoire', fa: 'آزمایشگاه' },
    plural: { en: 'Laboratories', ar: 'المختبرات', fr: 'Laboratoires', fa: 'آزمایشگاه‌ها' },
  },
  reviewedEvery: 24,
  searched: {
    titles: ['title'],
    summaries: ['summary', 'location'],
    bodies: ['body', 'host'],
    refersTo: { topics: 'topics', country: 'countries' },
  },
  group: 'network',
  columns: ['country'],
  defaultSort: 'slug',
  fields: [
    ...articleFields(),
    localizedText('host'),
    relation('country', 'countries', { required: true }),
    localizedText('location'),
    webAddress('website'),
    relations('topics', 'topics'),
  ],
})
