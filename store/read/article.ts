import type { LocalizedText } from './localized-text.ts'
import type { LocalizedRichText } from '../rich-text/rich-text.ts'
import type { ContentKind } from './content-kind.ts'
import { inYear, refersToCountry, refersToSlug } from './filters.ts'
import { readPicture, type Picture } from './picture.ts'
import {
  readCountryReference,
  readProjectReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from './reference.ts'
import type { RecordReader } from './record-reader.ts'
import { richTextOf } from '../rich-text/read-rich-text.ts'

/** A record with a title, and mostly an address. */
export interface TitledRecord extends RecordReference {
  /** Instant of the last change, ISO 8601. */
  updatedAt: string
}

export function readTitled(reader: RecordReader): TitledRecord {
  return { ...readReference(reader), updatedAt: reader.requiredMoment('updatedAt') }
}

/** What every kind that is read as an article has. */
export interface Article extends TitledRecord {
  summary: LocalizedText | null
  body: LocalizedRichText | null
  image: Picture | null
}

/** What a record is about, as `subjects` has it in the content model. */
export interface Subjects {
  topics: RecordReference[]
  countries: CountryReference[]
  projects: RecordReference[]
}

export function readSubjects(reader: RecordReader): Subjects {
  return {
    topics: reader.list('topics', readReference),
    countries: reader.list('countries', readCountryReference),
    projects: reader.list('projects', readProjectReference),
  }
}

/** Filters by what a record is about. */
export const subjectFilters = {
  topic: refersToSlug('topics'),
  country: refersToCountry,
  project: refersToSlug('projects'),
}

/** An article that editors date. */
export interface DatedArticle extends Article, Partial<Subjects> {
  /** Instant, ISO 8601. */
  date: string
  events?: RecordReference[]
  publications?: RecordReference[]
}

export function readArticle(reader: RecordReader): Article {
  return {
    ...readTitled(reader),
    summary: reader.text('summary'),
    body: richTextOf(reader, 'body'),
    image: reader.related('image', readPicture),
  }
}

/** A dated article with its subjects, as `datedArticleFields` has it in the content model. */
export type SubjectArticle = DatedArticle & Subjects

/** How lists of dated articles are ordered and narrowed. */
export const datedArticleLists = {
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: { ...subjectFilters, year: inYear('date') },
} satisfies Pick<ContentKind<unknown>, 'sorts' | 'filters'>

export function readDatedArticle(reader: RecordReader): SubjectArticle {
  return {
    ...readArticle(reader),
    date: reader.requiredMoment('date'),
    ...readSubjects(reader),
  }
}
