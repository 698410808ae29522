import { relations } from '../../model/fields/fields.ts'
import { articleFields } from '../../model/fields/article.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const programs = publishedCollection({
  slug: 'programs',
  labels: {
    singular: { en: 'Program', ar: 'برنامج', fr: 'Programme', fa: 'برنامه' },
    plural: { en: 'Programs', ar: 'البرامج', fr: 'Programmes', fa: 'برنامه‌ها' },
  },
  reviewedEvery: 12,
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: { topics: 'topics' },
  },
  defaultSort: 'order',
  fields: [...articleFields(), relations('topics', 'topics'), placeInOrder()],
})
