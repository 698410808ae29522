import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { cacheUntilPublish } from '../read/cache-until-publish.ts'
import type { Reading } from '../read/reading.ts'
import { bestEntries, bestEntriesOfSome, bestFirst, mostMatchedFirst } from './best-entries.ts'
import { makeExcerpt, markText, type MarkedText } from './excerpt.ts'
import { readFoundEntries, type FoundEntry } from './found-entries.ts'
import { parseQuery, wordsThatCount, type Query } from './parse-query.ts'
import { searchesAreCached } from './query-limits.ts'
import { rawSql, type RawSql } from '../database/raw-sql.ts'
import { siteSearchKinds, type SiteSearchKind } from './searched-kinds.ts'
import { suggestSpelling } from './suggest-spelling.ts'

/** A text of a result, and the language it is really in. */
export interface FoundText extends MarkedText {
  language: Language
}

export interface Closing {
  /** Instant, ISO 8601; none where it is open until it is filled. */
  at: string | null
  /** IANA name of the zone in which the moment is given. */
  timeZone: string
  isOpen: boolean
}

export interface SearchResult {
  kind: SiteSearchKind
  id: number
  slug: string
  title: FoundText
  excerpt: FoundText | null
  /** Instant, ISO 8601. */
  date: string | null
  /** IANA name of the zone in which the record has its date, where it has one. */
  timeZone: string | null
  /** Until when something can be sent for it; null of kinds for which nothing is sent. */
  closing: Closing | null
  /** Whether it has all of the words that were looked for, or some of them. */
  hasAllWords: boolean
}

export interface SearchRequest {
  q: string
  /** Only this kind; the counts are of all kinds all the same. */
  kind?: SiteSearchKind | undefined
  page: number
  perPage: number
}

export interface SearchPage {
  results: SearchResult[]
  total: number
  page: number
  lastPage: number
  perPage: number
  /** How many records of each kind match; kinds without any are left out. */
  kinds: { kind: SiteSearchKind; total: number }[]
  /** What was looked for in a spelling that finds something, where nothing contains a word of it. */
  didYouMean: string | null
}

const foundRow = z.object({
  kind: z.enum(siteSearchKinds),
  total: z.number(),
  entry_id: z.number(),
  place: z.number(),
  matched: z.number(),
})

type FoundRows = readonly z.output<typeof foundRow>[]

interface Found {
  rows: FoundRows
  /** How many words a record must have to have all. */
  words: number
  didYouMean: string | null
}

/** A search that finds fewer records with all of its words goes on to those with some of them. */
const enoughWithAllWords = 10

/** A word that stands in many records takes long to rank, and is looked for often: which entries it found is cached. */
const cachedFind = cacheUntilPublish<Found>(300, searchesAreCached)

/**
 * Searches everything that has a page, in all languages: records that have all of the words, best first, and when those
 * are few also records that have some, the more the higher. A record is found once, by its text in the visitor's
 * language where that matches, and otherwise in the next language that does.
 */
export async function searchSite(reading: Reading, request: SearchRequest): Promise<SearchPage> {
  const { q, kind, page, perPage } = request
  const query = parseQuery(q)
  if (query.length === 0) {
    return { results: [], total: 0, page, lastPage: 1, perPage, kinds: [], didYouMean: null }
  }
  const database = await rawSql(reading.payload)
  const key = JSON.stringify([reading.language, q, kind, page, perPage])
  const { rows, words, didYouMean } = await cachedFind(reading, key, () =>
    find(reading, database, query, request),
  )
  const matchedOf = new Map(rows.map((row) => [row.entry_id, row.matched]))
  const kinds = siteSearchKinds.flatMap((name) =>
    rows.flatMap(({ kind: counted, total }) =>
      counted === name && total > 0 ? [{ kind: name, total }] : [],
    ),
  )
  const total = kinds
    .filter((counted) => kind === undefined || counted.kind === kind)
    .reduce((sum, counted) => sum + counted.total, 0)
  const ids = rows
    .filter(({ place }) => place > 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry_id: id }) => id)
  const entries = await readFoundEntries(reading.payload, database, ids)
  return {
    results: entries.map((entry) => ({
      ...resultOf(entry, query, reading),
      hasAllWords: (matchedOf.get(entry.entry_id) ?? 0) >= words,
    })),
    total,
    page,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    perPage,
    kinds,
    didYouMean,
  }
}

async function find(
  reading: Reading,
  database: RawSql,
  query: Query,
  request: SearchRequest,
): Promise<Found> {
  const withAll = await findRows(database, bestEntries(reading, query, 'anywhere'), bestFirst, request)
  const total = withAll.reduce((sum, row) => sum + row.total, 0)
  const found = { rows: withAll, words: query.length, didYouMean: null }
  if (total >= enoughWithAllWords) return found
  const didYouMean =
    total > 0 ? null : ((await suggestSpelling(database, request.q, reading.language)) ?? null)
  const terms = wordsThatCount(query)
  // Who writes quotes wants exactly that.
  const isExact = query.some((term) => term.kind === 'phrase')
  if (query.length === 1 || isExact || terms.length === 0) return { ...found, didYouMean }
  const withSome = bestEntriesOfSome(reading, query)
  return {
    rows: await findRows(database, withSome, mostMatchedFirst, request),
    words: terms.length,
    didYouMean,
  }
}

/** One statement, so that the counts and the page are of one moment and the matches are looked up once. */
async function findRows(
  database: RawSql,
  best: SQL,
  order: SQL,
  { kind, page, perPage }: SearchRequest,
): Promise<FoundRows> {
  return z.array(foundRow).parse(
    await database.rows(sql`${best},
      page AS (
        SELECT kind, entry_id, matched, row_number() OVER (ORDER BY ${order}) AS place FROM best
        ${kind === undefined ? sql`` : sql`WHERE kind = ${kind}`}
        ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
      )
      SELECT kind, CAST(count(*) AS integer) AS total, 0 AS entry_id, 0 AS place, 0 AS matched FROM best GROUP BY kind
      UNION ALL
      SELECT kind, 0, entry_id, CAST(place AS integer), matched FROM page`),
  )
}

function resultOf(entry: FoundEntry, query: Query, reading: Reading): Omit<SearchResult, 'hasAllWords'> {
  return {
    kind: entry.kind,
    id: entry.record_id,
    slug: entry.slug,
    title: { ...markText(entry.title, query), language: entry.title_language },
    excerpt: excerptOf(entry, query),
    date: entry.date,
    timeZone: entry.time_zone,
    closing: closingOf(entry, reading),
  }
}

function closingOf(entry: FoundEntry, { payload, now }: Reading): Closing | null {
  if (payload.collections[entry.kind].config.custom.searched?.closes === undefined) return null
  const { closes_at: at, closes_in_zone: timeZone, ended_by: end } = entry
  return {
    at,
    timeZone: timeZone ?? defaultTimeZone,
    isOpen: end === null && (at === null || now.getTime() < Date.parse(at)),
  }
}

/** The place that shows best why the record was found: in the summary, else in the body, else the summary's beginning. */
function excerptOf(entry: FoundEntry, query: Query): FoundText | null {
  const summary = { ...makeExcerpt(entry.summary, query), language: entry.summary_language }
  if (summary.matches.length > 0) return summary
  const body = { ...makeExcerpt(entry.body, query), language: entry.language }
  if (body.matches.length > 0) return body
  return [summary, body].find(({ text }) => text !== '') ?? null
}
