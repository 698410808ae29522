import { localizedText, localizedTextarea, relations } from '../../model/fields/fields.ts'
import { link } from '../../model/fields/destination.ts'
import { publicationMoment } from '../../model/fields/publication-date.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** What the press wrote about the network ("in press"). */
export const pressItems = publishedCollection({
  slug: 'press-items',
  labels: {
    singular: { en: 'Press item', ar: 'تغطية إعلامية', fr: 'Article de presse', fa: 'بازتاب رسانه‌ای' },
    plural: {
      en: 'Press items',
      ar: 'التغطيات الإعلامية',
      fr: 'Articles de presse',
      fa: 'بازتاب‌های رسانه‌ای',
    },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary', 'outlet'],
    bodies: [],
    refersTo: { topics: 'topics' },
    date: 'date',
  },
  columns: ['date'],
  defaultSort: '-date',
  fields: [
    localizedText('title', { required: true }),
    localizedText('outlet'),
    localizedTextarea('summary'),
    link(),
    publicationMoment(),
    relations('topics', 'topics'),
  ],
})
