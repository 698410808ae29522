import { datedArticleFields } from '../../../model/fields/article.ts'
import { localizedText } from '../../../model/fields/fields.ts'
import { publishedCollection } from '../../../model/published-collection.ts'
import { podcasts as declaration } from './declaration.ts'

export const podcasts = publishedCollection({
  slug: declaration.collection,
  labels: {
    singular: { en: 'Podcast', ar: 'مدونة صوتية', fr: 'Balado', fa: 'پادکست' },
    plural: { en: 'Podcasts', ar: 'مدونات صوتية', fr: 'Balados', fa: 'پادکست‌ها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body', 'duration'],
    refersTo: { topics: 'topics' },
    date: 'date',
  },
  defaultSort: '-date',
  fields: [...datedArticleFields(), localizedText('duration')],
})
