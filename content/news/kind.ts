import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear, refersToCountry, refersToSlug } from '../../store/read/filters.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from '../../store/read/reference.ts'

export interface NewsItem extends Article {
  /** Instant, ISO 8601. */
  date: string
  topics: RecordReference[]
  countries: CountryReference[]
  projects: RecordReference[]
  events: RecordReference[]
  publications: RecordReference[]
}

export const newsKind: ContentKind<NewsItem> = {
  collection: 'news',
  searchedFields: ['title', 'summary'],
  notOnCards: ['body', 'projects', 'events', 'publications'],
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: {
    topic: refersToSlug('topics'),
    country: refersToCountry,
    project: refersToSlug('projects'),
    year: inYear('date'),
  },
  read: (reader) => ({
    ...readArticle(reader),
    date: reader.requiredMoment('date'),
    topics: reader.list('topics', readReference),
    countries: reader.list('countries', readCountryReference),
    projects: reader.list('projects', readReference),
    events: reader.list('events', readReference),
    publications: reader.list('publications', readReference),
  }),
}
