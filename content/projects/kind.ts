import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals, inYear, refersToCountry, refersToSlug } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { arabicBeforeEnglishInPersian } from '../../languages/languages.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from '../../store/read/reference.ts'
import { projectStatuses } from './collection.ts'

export interface Project extends Article {
  /** Title for cards. */
  shortTitle: LocalizedText
  titles: { ar: string | null; shortAr: string | null; shortEn: string | null }
  status: (typeof projectStatuses)[number]
  program: RecordReference | null
  donor: LocalizedText | null
  developmentPartner: LocalizedText | null
  partners: RecordReference[]
  startsOn: string | null
  endsOn: string | null
  results: { value: string; label: LocalizedText }[]
  topics: RecordReference[]
  countries: CountryReference[]
}

export const projectKind: ContentKind<Project> = {
  collection: 'projects',
  notOnCards: ['body', 'results', 'program', 'partners', 'donor', 'developmentPartner'],
  sorts: {
    order: ['order', '-startsOn'],
    '-start': ['-startsOn'],
    start: ['startsOn'],
  },
  filters: {
    status: equals('stage'),
    topic: refersToSlug('topics'),
    country: refersToCountry,
    program: refersToSlug('program'),
    year: inYear('startsOn'),
  },
  read: (asked) => {
    const reader = asked.fallingBackTo(arabicBeforeEnglishInPersian(asked.language))
    const article = readArticle(reader)
    const shortTitle = reader.textIn('shortTitle', reader.language)
    return {
      ...article,
      shortTitle: shortTitle === null ? article.title : { text: shortTitle, language: reader.language },
      titles: {
        ar: reader.textIn('title', 'ar'),
        shortAr: reader.textIn('shortTitle', 'ar'),
        shortEn: reader.textIn('shortTitle', 'en'),
      },
      status: reader.oneOf('stage', projectStatuses),
      program: reader.related('program', readReference),
      donor: reader.text('donor'),
      developmentPartner: reader.text('developmentPartner'),
      partners: reader.list('partners', readReference),
      startsOn: reader.day('startsOn'),
      endsOn: reader.day('endsOn'),
      results: reader.list('results', (row) => ({
        value: row.plain('value') ?? '',
        label: row.requiredText('label'),
      })),
      topics: reader.list('topics', readReference),
      countries: reader.list('countries', readCountryReference),
    }
  },
}
