import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear, refersToSlug } from '../../store/read/filters.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'

export interface ConferenceNewsItem extends Article {
  date: string
  conference: RecordReference | null
}

export const conferenceNewsKind: ContentKind<ConferenceNewsItem> = {
  collection: 'cop-news',
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: { cop: refersToSlug('conference'), year: inYear('date') },
  read: (reader) => ({
    ...readArticle(reader),
    date: reader.requiredMoment('date'),
    conference: reader.related('conference', readReference),
  }),
}
