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
  labels: {
    singular: { en: 'Program', ar: 'برنامج', fr: 'Programme', fa: 'برنامه' },
    plural: { en: 'Programs', ar: 'البرامج', fr: 'Programmes', fa: 'برنامه‌ها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: { topics: 'topics' },
  },
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
