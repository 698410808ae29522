import { readArticle, type Article } from '../read/article.ts'
import type { ContentKind } from '../read/content-kind.ts'
import { inYear, refersToSlug } from '../read/filters.ts'
import { readReference, type RecordReference } from '../read/reference.ts'

export interface ConferenceNewsItem extends Article {
  date: string
  conference: RecordReference | null
}

export const conferenceNewsKind: ContentKind<ConferenceNewsItem> = {
  collection: 'cop-news',
  searchedFields: ['title', 'summary'],
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: { cop: refersToSlug('conference'), year: inYear('date') },
  read: (reader) => ({
    ...readArticle(reader),
    date: reader.requiredMoment('date'),
    conference: reader.related('conference', readReference),
  }),
}
