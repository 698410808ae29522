import { localizedText, localizedTextarea, rows, text, upload } from '../fields/fields.ts'
import { publishedCollection } from '../published-collection.ts'

/** Countries the network works in or with, by their United Nations names. */
export const countries = publishedCollection({
  slug: 'countries',
  group: 'network',
  titleField: 'name',
  columns: ['code'],
  defaultSort: 'code',
  referredToBy: ['procurement', 'human-resources'],
  fields: [
    localizedText('name', { required: true }),
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
