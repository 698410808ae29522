import type { LocalizedText } from './localized-text.ts'
import type { LocalizedRichText } from '../rich-text/rich-text.ts'
import type { ContentKind } from './content-kind.ts'
import { inYear, refersToCountry, refersToSlug } from './filters.ts'
import { readPicture, type Picture } from './picture.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from './reference.ts'
import type { RecordReader } from './record-reader.ts'
import { richTextOf } from '../rich-text/read-rich-text.ts'

/** What every kind that is read as an article has. */
export interface Article {
  id: string
  slug: string
  title: LocalizedText
  summary: LocalizedText | null
  body: LocalizedRichText | null
  image: Picture | null
  /** Instant of the last change, ISO 8601. */
  updatedAt: string
}

/** An article that editors date. */
export interface DatedArticle extends Article {
  /** Instant, ISO 8601. */
  date: string
  topics?: RecordReference[]
  countries?: CountryReference[]
  projects?: RecordReference[]
  events?: RecordReference[]
  publications?: RecordReference[]
}

export function readArticle(reader: RecordReader): Article {
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    summary: reader.text('summary'),
    body: richTextOf(reader, 'body'),
    image: reader.related('image', readPicture),
    updatedAt: reader.requiredMoment('updatedAt'),
  }
}

/** A dated article with its subjects, as `datedArticleFields` has it in the content model. */
export type SubjectArticle = DatedArticle & Required<Pick<DatedArticle, 'topics' | 'countries' | 'projects'>>

/** How lists of dated articles are ordered and narrowed. */
export const datedArticleLists = {
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: {
    topic: refersToSlug('topics'),
    country: refersToCountry,
    project: refersToSlug('projects'),
    year: inYear('date'),
  },
} satisfies Pick<ContentKind<unknown>, 'sorts' | 'filters'>

export function readDatedArticle(reader: RecordReader): SubjectArticle {
  return {
    ...readArticle(reader),
    date: reader.requiredMoment('date'),
    topics: reader.list('topics', readReference),
    countries: reader.list('countries', readCountryReference),
    projects: reader.list('projects', readReference),
  }
}
