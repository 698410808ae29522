import {
  localizedRichText,
  localizedText,
  localizedTextarea,
  moment,
  relation,
  upload,
} from '../fields/fields.ts'
import { publishedCollection } from '../published-collection.ts'

export const copNews = publishedCollection({
  slug: 'cop-news',
  columns: ['date'],
  defaultSort: '-date',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
    moment('date', { required: true }),
    relation('conference', 'cop'),
  ],
})
