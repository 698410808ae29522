import {
  localizedRichText,
  localizedText,
  localizedTextarea,
  number,
  relations,
  upload,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const programs = publishedCollection({
  slug: 'programs',
  defaultSort: 'order',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
    relations('topics', 'topics'),
    number('order'),
  ],
})
