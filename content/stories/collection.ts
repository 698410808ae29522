import { localizedRichText, localizedText, localizedTextarea, upload } from '../../model/fields/fields.ts'
import { subjects } from '../../model/fields/article.ts'
import { publicationMoment } from '../../model/fields/publication-date.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const stories = publishedCollection({
  slug: 'stories',
  labels: {
    singular: { en: 'Story', ar: 'قصة', fr: 'Récit', fa: 'روایت' },
    plural: { en: 'Stories', ar: 'القصص', fr: 'Récits', fa: 'روایت‌ها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body', 'quote', 'quoteSource'],
    refersTo: { topics: 'topics', countries: 'countries' },
    date: 'date',
  },
  columns: ['date'],
  defaultSort: '-date',
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary'),
    localizedRichText('body'),
    localizedTextarea('quote'),
    localizedText('quoteSource'),
    upload('image', 'media'),
    publicationMoment(),
    ...subjects(),
  ],
})
