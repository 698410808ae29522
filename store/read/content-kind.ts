import type { CollectionSlug, Where } from 'payload'
import type { Reading } from './reading.ts'
import type { RecordReader } from './record-reader.ts'

/** From where the options of a filter are taken, so that they can be counted. Fields have their names in the collection. */
export type OptionSource =
  /** The values of a field, of a field of its rows (`files.language`) or of what it refers to (`topics.slug`). */
  | { of: string }
  | { yearsOf: string }
  /** These; which of them a record has turns on the present moment. */
  | { oneOfNow: readonly string[] }

/** A filter turns one checked value into a condition, in Payload's own form. */
export interface Filter {
  (value: string, reading: Reading): Where
  readonly options: OptionSource
}

/**
 * What comes next first: what is not yet over by its start, what has no date after it, then what is over, the latest first. Fields
 * hold moments; both may be the same.
 */
interface NextFirst {
  startsAt: string
  endsAt: string
  /** A field by which a record is over as soon as it has a value. */
  endedBy?: string
}

/** Fields in their order, the last first where a hyphen stands before the name; or what turns on the present moment. */
export type Sort = readonly string[] | NextFirst

export function isNextFirst(sort: Sort): sort is NextFirst {
  return 'endsAt' in sort
}

/** What the site and the API need to know of a kind of content to list it and to find one record. */
export interface ContentKind<RecordOfKind> {
  collection: CollectionSlug
  read: (reader: RecordReader, reading: Reading) => RecordOfKind
  /** Orders a visitor may ask for, by public name; the first is the usual one. */
  sorts: Readonly<Record<string, Sort>>
  filters: Readonly<Record<string, Filter>>
  /** Fields that only a record's own page shows: lists of cards are read without them. */
  notOnCards?: readonly string[]
  /** Few records that many pages show: they are cached in memory until they are published again. */
  isCached?: boolean
}
