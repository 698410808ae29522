import { createHmac } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql, type RawSql } from '../database/raw-sql.ts'
import type { ReadingBatch, ReadingCount, ReferrerGroup, SearchCount } from './reading-batch.ts'

/** Days on which a text must have been searched before it is stored in words: until then a keyed hash stands for it. */
const daysBeforeWords = 3

/** Hosts of other sites, and texts, that are counted by name on one day: whoever invents them doesn't fill the database. */
export const mostHostsOfADay = 500
const mostSearchesOfADay = 1000

/** Rows of one statement. */
const atOnce = 500

const subjects = z.array(z.object({ day: z.string(), subject: z.string() }))
const hashes = z.array(z.object({ day: z.string(), hash: z.string() }))

/** Adds sums to those of their days, all or none. Any number of processes may do it at once. */
export async function addReadings(payload: Payload, { counts, searches }: ReadingBatch): Promise<void> {
  const database = await rawSql(payload)
  const statements = [
    ...countStatements(await withoutTooManyHosts(database, counts)),
    ...searchStatements(await withoutTooManySearches(database, hashed(payload.secret, searches))),
  ]
  if (statements.length > 0) await database.write(statements)
}

function countStatements(counts: readonly ReadingCount[]): SQL[] {
  // In one order, so that two processes don't wait for each other's rows.
  const rows = counts
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(
      ({ day, kind, subject, language, count }) => sql`(${day}, ${kind}, ${subject}, ${language}, ${count})`,
    )
  return inParts(rows).map(
    (part) => sql`
      INSERT INTO reading_counts (day, kind, subject, language, count) VALUES ${sql.join(part, sql`, `)}
      ON CONFLICT (day, kind, subject, language) DO UPDATE SET count = reading_counts.count + excluded.count`,
  )
}

type HashedSearch = SearchCount & { hash: string }

function hashed(secret: string, searches: readonly SearchCount[]): HashedSearch[] {
  return searches.map((search) => ({
    ...search,
    hash: createHmac('sha256', secret).update(`search without result ${search.words}`).digest('base64url'),
  }))
}

function searchStatements(searches: readonly HashedSearch[]): SQL[] {
  const inOrder = searches.toSorted((one, other) =>
    `${one.day} ${one.hash} ${one.language}` < `${other.day} ${other.hash} ${other.language}` ? -1 : 1,
  )
  const rows = inOrder.map(({ day, hash, language, count }) => sql`(${day}, ${hash}, ${language}, ${count})`)
  return [
    ...inParts(rows).map(
      (part) => sql`
        INSERT INTO searches_without_result (day, hash, language, count) VALUES ${sql.join(part, sql`, `)}
        ON CONFLICT (day, hash, language) DO UPDATE SET count = searches_without_result.count + excluded.count`,
    ),
    ...inOrder.map(
      ({ day, hash, language, words }) => sql`
        UPDATE searches_without_result SET words = ${words}
        WHERE day = ${day} AND hash = ${hash} AND language = ${language} AND words IS NULL
          AND (SELECT COUNT(DISTINCT day) FROM searches_without_result WHERE hash = ${hash}) >= ${daysBeforeWords}`,
    ),
  ]
}

/** Counts hosts beyond the most of a day as others. */
async function withoutTooManyHosts(
  { rows }: RawSql,
  counts: readonly ReadingCount[],
): Promise<ReadingCount[]> {
  const days = daysOf(counts.filter(({ kind }) => kind === 'referrer'))
  if (days.length === 0) return [...counts]
  const known = seenByDay(
    subjects
      .parse(
        await rows(sql`
          SELECT day, subject FROM reading_counts WHERE kind = 'referrer' AND subject NOT LIKE '(%' AND day IN (${sql.join(days, sql`, `)})`),
      )
      .map(({ day, subject }) => [day, subject]),
  )
  const others: ReferrerGroup = '(others)'
  const sums = new Map<string, ReadingCount>()
  for (const counted of counts) {
    const isGroup = counted.kind !== 'referrer' || counted.subject.startsWith('(')
    const fits = isGroup || known(counted.day, counted.subject, mostHostsOfADay)
    const row = fits ? counted : { ...counted, subject: others }
    const sum = sums.get(keyOf(row))
    sums.set(keyOf(row), { ...row, count: row.count + (sum?.count ?? 0) })
  }
  return [...sums.values()]
}

/** Leaves out texts beyond the most of a day. */
async function withoutTooManySearches(
  { rows }: RawSql,
  searches: readonly HashedSearch[],
): Promise<HashedSearch[]> {
  const days = daysOf(searches)
  if (days.length === 0) return []
  const known = seenByDay(
    hashes
      .parse(
        await rows(
          sql`SELECT DISTINCT day, hash FROM searches_without_result WHERE day IN (${sql.join(days, sql`, `)})`,
        ),
      )
      .map(({ day, hash }) => [day, hash]),
  )
  return searches.filter(({ day, hash }) => known(day, hash, mostSearchesOfADay))
}

/** Says whether a name of a day is known, or becomes so while the day has fewer than the most. */
function seenByDay(
  stored: readonly (readonly [day: string, name: string])[],
): (day: string, name: string, most: number) => boolean {
  const byDay = new Map<string, Set<string>>()
  const ofDay = (day: string) => {
    const names = byDay.get(day) ?? new Set<string>()
    byDay.set(day, names)
    return names
  }
  for (const [day, name] of stored) ofDay(day).add(name)
  return (day, name, most) => {
    const names = ofDay(day)
    if (names.has(name)) return true
    if (names.size >= most) return false
    names.add(name)
    return true
  }
}

const daysOf = (counted: readonly { day: string }[]) =>
  [...new Set(counted.map(({ day }) => day))].map((day) => sql`${day}`)

const keyOf = ({ day, kind, subject, language }: ReadingCount) => [day, kind, subject, language].join('\n')

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  )
}
