import { datedArticleFields } from '../../model/fields/article.ts'
import { relations } from '../../model/fields/fields.ts'
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
  fields: [...datedArticleFields(), relations('events', 'events'), relations('publications', 'publications')],
})
