import { localizedText, localizedTextarea, number } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** The subjects by which visitors find things; the network's focus areas. */
export const topics = publishedCollection({
  slug: 'topics',
  group: 'network',
  referredToBy: ['procurement', 'human-resources'],
  defaultSort: 'order',
  fields: [localizedText('title', { required: true }), localizedTextarea('description'), number('order')],
})
