import { localizedText, localizedTextarea, number, relation, text } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const ourImpacts = publishedCollection({
  slug: 'our-impacts',
  columns: ['value'],
  defaultSort: 'order',
  fields: [
    localizedText('title', { required: true }),
    text('value', { required: true }),
    localizedTextarea('description'),
    relation('topic', 'topics'),
    number('order'),
  ],
})
