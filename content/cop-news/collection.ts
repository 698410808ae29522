import {
  localizedRichText,
  localizedText,
  localizedTextarea,
  moment,
  relation,
  upload,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

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
