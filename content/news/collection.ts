import {
  localizedRichText,
  localizedText,
  localizedTextarea,
  moment,
  relations,
  upload,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const news = publishedCollection({
  slug: 'news',
  columns: ['date'],
  defaultSort: '-date',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    upload('image', 'media'),
    moment('date', { required: true }),
    relations('topics', 'topics'),
    relations('countries', 'countries'),
    relations('projects', 'projects'),
    relations('events', 'events'),
    relations('publications', 'publications'),
  ],
})
