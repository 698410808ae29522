import { localizedText, localizedTextarea } from '../../model/fields/fields.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** The subjects by which visitors find things; the network's focus areas. */
export const topics = publishedCollection({
  slug: 'topics',
  labels: {
    singular: { en: 'Topic', ar: 'موضوع', fr: 'Thème', fa: 'موضوع' },
    plural: { en: 'Topics', ar: 'الموضوعات', fr: 'Thèmes', fa: 'موضوع‌ها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['description'],
    bodies: [],
  },
  group: 'network',
  referredToBy: ['procurement', 'human-resources'],
  defaultSort: 'order',
  fields: [localizedText('title', { required: true }), localizedTextarea('description'), placeInOrder()],
})
