import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear, refersToCountry, refersToSlug } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from '../../store/read/reference.ts'

export interface Story extends Article {
  date: string
  quote: LocalizedText | null
  quoteSource: LocalizedText | null
  topics: RecordReference[]
  countries: CountryReference[]
  projects: RecordReference[]
}

export const storyKind: ContentKind<Story> = {
  collection: 'stories',
  searchedFields: ['title', 'summary', 'quote'],
  notOnCards: ['body', 'quote', 'quoteSource', 'projects'],
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
    quote: reader.text('quote'),
    quoteSource: reader.text('quoteSource'),
    topics: reader.list('topics', readReference),
    countries: reader.list('countries', readCountryReference),
    projects: reader.list('projects', readReference),
  }),
}
