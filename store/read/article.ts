import type { LocalizedText } from './localized-text.ts'
import type { LocalizedRichText } from '../rich-text/rich-text.ts'
import { readPicture, type Picture } from './picture.ts'
import type { CountryReference, RecordReference } from './reference.ts'
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
