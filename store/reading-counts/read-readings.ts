import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { rawSql } from '../database/raw-sql.ts'
import { countedKinds, type ReadingCount } from './reading-batch.ts'

/** Days (`YYYY-MM-DD`), both included. */
export interface Days {
  from: string
  to: string
}

/** A sum with the name of what was counted. */
export interface NamedSum {
  name: string
  count: number
}

const sums = z.array(z.object({ name: z.string(), count: z.coerce.number() }))

/** Rows of one kind in some days. */
const ofKind = (kind: ReadingCount['kind'], { from, to }: Days) =>
  sql`kind = ${kind} AND day >= ${from} AND day <= ${to}`

async function sumsBy(
  payload: Payload,
  column: 'day' | 'subject' | 'language',
  where: SQL,
  most = 1000,
): Promise<NamedSum[]> {
  const { rows } = await rawSql(payload)
  const name = sql.identifier(column)
  const order = column === 'day' ? name : sql`SUM(count) DESC, ${name}`
  return sums.parse(
    await rows(sql`
      SELECT ${name} AS name, SUM(count) AS count FROM reading_counts WHERE ${where}
      GROUP BY ${name} ORDER BY ${order} LIMIT ${most}`),
  )
}

/** Pages that were read most, or files that were downloaded most, by their path without the language's prefix. */
export function readMostCounted(
  payload: Payload,
  kind: 'page' | 'download',
  days: Days,
  most: number,
): Promise<NamedSum[]> {
  return sumsBy(payload, 'subject', ofKind(kind, days), most)
}

/** How often pages were read on each day on which any was. */
export const readByDay = (payload: Payload, days: Days): Promise<NamedSum[]> =>
  sumsBy(payload, 'day', ofKind('page', days))

/** How often pages were read in each language. */
export const readByLanguage = (payload: Payload, days: Days): Promise<NamedSum[]> =>
  sumsBy(payload, 'language', ofKind('page', days))

/** Reads from a site below which it is not named: so few may be one person with a site of their own. */
const fewestOfASite = 5

/** Where readers came from: groups, and sites from which enough came to be named. The rest is among the others. */
export async function readReferrers(payload: Payload, days: Days, most: number): Promise<NamedSum[]> {
  return nameSites(await sumsBy(payload, 'subject', ofKind('referrer', days), 10_000), most)
}

function nameSites(found: readonly NamedSum[], most: number): NamedSum[] {
  const isNamed = ({ name, count }: NamedSum) => name.startsWith('(') || count >= fewestOfASite
  const named = found.filter((sum) => isNamed(sum) && sum.name !== '(others)')
  const shown = named.slice(0, most)
  const all = found.reduce((sum, { count }) => sum + count, 0)
  const others = all - shown.reduce((sum, { count }) => sum + count, 0)
  return others > 0 ? [...shown, { name: '(others)', count: others }] : shown
}

/** Texts that were searched on several days and found nothing, most searched first. */
export async function readSearchesWithoutResult(
  payload: Payload,
  { from, to }: Days,
  most: number,
): Promise<NamedSum[]> {
  const { rows } = await rawSql(payload)
  return sums.parse(
    await rows(sql`
      SELECT MAX(words) AS name, SUM(count) AS count FROM searches_without_result
      WHERE day >= ${from} AND day <= ${to}
      GROUP BY hash HAVING MAX(words) IS NOT NULL ORDER BY SUM(count) DESC, MAX(words) LIMIT ${most}`),
  )
}

const readsOfPage = z.array(
  z.object({ day: z.string(), language: z.enum(languageCodes), count: z.coerce.number() }),
)

/** How often a page was read on each day, in each language; its record may have had other paths before. */
export async function readReadsOf(
  payload: Payload,
  paths: readonly string[],
  { from, to }: Days,
): Promise<{ day: string; language: Language; count: number }[]> {
  if (paths.length === 0) return []
  const { rows } = await rawSql(payload)
  const subjects = sql.join(
    paths.map((path) => sql`${path}`),
    sql`, `,
  )
  return readsOfPage.parse(
    await rows(sql`
      SELECT day, language, SUM(count) AS count FROM reading_counts
      WHERE kind = 'page' AND subject IN (${subjects}) AND day >= ${from} AND day <= ${to}
      GROUP BY day, language ORDER BY day, language`),
  )
}

const storedCounts = z.array(
  z.object({
    day: z.string(),
    kind: z.enum(countedKinds),
    subject: z.string(),
    language: z.string(),
    count: z.coerce.number(),
  }),
)

export type StoredCount = z.output<typeof storedCounts>[number]

/** All sums of some days, by day; of sites from which few came, the group. */
export async function readAllCounts(payload: Payload, { from, to }: Days): Promise<StoredCount[]> {
  const { rows } = await rawSql(payload)
  const found = storedCounts.parse(
    await rows(sql`
      SELECT day, kind, subject, language, count FROM reading_counts
      WHERE day >= ${from} AND day <= ${to} ORDER BY day, kind, count DESC, subject, language`),
  )
  const bySite = new Map<string, number>()
  for (const { kind, subject, count } of found)
    if (kind === 'referrer') bySite.set(subject, (bySite.get(subject) ?? 0) + count)
  const isFew = ({ kind, subject }: StoredCount) =>
    kind === 'referrer' && !subject.startsWith('(') && (bySite.get(subject) ?? 0) < fewestOfASite
  const named = new Map<string, StoredCount>()
  for (const row of found) {
    const shown = isFew(row) ? { ...row, subject: '(others)' } : row
    const key = [shown.day, shown.kind, shown.subject, shown.language].join('\n')
    named.set(key, { ...shown, count: shown.count + (named.get(key)?.count ?? 0) })
  }
  return [...named.values()]
}
