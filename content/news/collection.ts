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
  labels: {
    singular: { en: 'News item', ar: 'خبر', fr: 'Actualité', fa: 'خبر' },
    plural: { en: 'News', ar: 'الأخبار', fr: 'Actualités', fa: 'خبرها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: { topics: 'topics', countries: 'countries' },
    date: 'date',
  },
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
