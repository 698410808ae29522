import { sql } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import type { Language } from '../../site/i18n/languages.ts'
import { keepUntilPublish } from '../read/keep-until-publish.ts'
import type { Reading } from '../read/reading.ts'
import { bestEntries, bestFirst } from './best-entries.ts'
import { makeExcerpt, markText, type MarkedText } from './excerpt.ts'
import { readFoundEntries, type FoundEntry } from './found-entries.ts'
import { parseQuery, type Query } from './parse-query.ts'
import { searchesAreKept } from './query-limits.ts'
import { ownStatements, type OwnStatements } from '../database/own-statements.ts'
import { siteSearchKinds, type SiteSearchKind } from './searched-kinds.ts'

/** A text of a result, and the language it is really in. */
export interface FoundText extends MarkedText {
  language: Language
}

export interface SearchResult {
  kind: SiteSearchKind
  id: number
  slug: string
  title: FoundText
  excerpt: FoundText | null
  /** Instant, ISO 8601. */
  date: string | null
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
}

const foundRow = z.object({
  kind: z.enum(siteSearchKinds),
  total: z.number(),
  entry_id: z.number(),
  place: z.number(),
})

type FoundRows = readonly z.output<typeof foundRow>[]

/** A word that stands in many records takes long to rank, and is looked for often: which entries it found is kept. */
const keep = keepUntilPublish<FoundRows>(300, searchesAreKept)

/**
 * Searches everything that has a page, in all languages, best first. A record is found once, by its text in the
 * visitor's language where that matches, and otherwise in the next language that does.
 */
export async function searchSite(reading: Reading, request: SearchRequest): Promise<SearchPage> {
  const { q, kind, page, perPage } = request
  const query = parseQuery(q)
  if (query.length === 0) return { results: [], total: 0, page, lastPage: 1, perPage, kinds: [] }
  const database = await ownStatements(reading.payload)
  const key = JSON.stringify([reading.language, query, kind, page, perPage])
  const rows = await keep(reading, key, () => findRows(database, query, reading.language, request))
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
  const entries = await readFoundEntries(database, ids)
  return {
    results: entries.map((entry) => resultOf(entry, query)),
    total,
    page,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    perPage,
    kinds,
  }
}

/** One statement, so that the counts and the page are of one moment and the matches are looked up once. */
async function findRows(
  database: OwnStatements,
  query: Query,
  language: Language,
  { kind, page, perPage }: SearchRequest,
): Promise<FoundRows> {
  return z.array(foundRow).parse(
    await database.rows(sql`${bestEntries(database, query, language, 'anywhere')},
      page AS (
        SELECT kind, entry_id, row_number() OVER (ORDER BY ${bestFirst}) AS place FROM best
        ${kind === undefined ? sql`` : sql`WHERE kind = ${kind}`}
        ORDER BY ${bestFirst} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
      )
      SELECT kind, CAST(count(*) AS integer) AS total, 0 AS entry_id, 0 AS place FROM best GROUP BY kind
      UNION ALL
      SELECT kind, 0, entry_id, CAST(place AS integer) FROM page`),
  )
}

function resultOf(entry: FoundEntry, query: Query): SearchResult {
  return {
    kind: entry.kind,
    id: entry.record_id,
    slug: entry.slug,
    title: { ...markText(entry.title, query), language: entry.title_language },
    excerpt: excerptOf(entry, query),
    date: entry.date,
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
