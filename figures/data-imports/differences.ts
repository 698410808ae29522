import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

/** What an import does to a value. One that it only confirms is `unchanged`. */
const changes = ['new', 'revised', 'withdrawn', 'unchanged'] as const

export type Change = (typeof changes)[number]

/** How many values of an indicator an import changes in which way. */
export type ChangeCounts = Readonly<Record<Change, number>>

/** Counts by the ids of indicators' records, in the order of ids. */
export type CountsOfIndicators = ReadonlyMap<string, ChangeCounts>

/** A value that an import changes. */
export interface Difference {
  /** Id of the indicator's record. */
  indicator: string
  /** Two letters, lower case. */
  country: string
  year: number
  change: Exclude<Change, 'unchanged'>
  /** Nothing where the value is new. */
  former: number | null
  /** Nothing where the value is withdrawn. */
  value: number | null
}

/** Rows with `indicator_id`, `country`, `year`, `former`, `value` and `change`. */
export type ChangesQuery = SQL

/** What publishing a staged import would change, held against the values that are current now. */
export function stagedChanges(importId: number): ChangesQuery {
  return sql`SELECT s.indicator_id, s.country, s.year, o.value AS former, s.value AS value,
      CASE
        WHEN s.value IS NULL THEN CASE WHEN o.value IS NULL THEN 'unchanged' ELSE 'withdrawn' END
        WHEN o.value IS NULL THEN 'new'
        WHEN o.value <> s.value OR o.status IS DISTINCT FROM s.status THEN 'revised'
        ELSE 'unchanged'
      END AS change
    FROM staged_observations s
    LEFT JOIN observations o ON o.indicator_id = s.indicator_id AND o.country = s.country AND o.year = s.year
      AND o.until_version IS NULL
    WHERE s.import_id = ${importId}`
}

/** What a version changed against the one before it; what it only confirmed is not among it. */
export function changesOfVersion(version: number): ChangesQuery {
  const isSame = sql`n.indicator_id = f.indicator_id AND n.country = f.country AND n.year = f.year`
  return sql`SELECT n.indicator_id, n.country, n.year, f.value AS former, n.value AS value,
      CASE WHEN f.value IS NULL THEN 'new' ELSE 'revised' END AS change
    FROM observations n LEFT JOIN observations f ON ${isSame} AND f.until_version = ${version}
    WHERE n.from_version = ${version}
      AND (f.value IS NULL OR f.value <> n.value OR f.status IS DISTINCT FROM n.status)
    UNION ALL
    SELECT f.indicator_id, f.country, f.year, f.value AS former, NULL AS value, 'withdrawn' AS change
    FROM observations f
    WHERE f.until_version = ${version}
      AND NOT EXISTS (SELECT 1 FROM observations n WHERE ${isSame} AND n.from_version = ${version})`
}

const storedCounts = z.array(
  z.object({ indicator_id: z.coerce.string(), change: z.enum(changes), total: z.coerce.number() }),
)

export async function countChanges(payload: Payload, query: ChangesQuery): Promise<CountsOfIndicators> {
  const database = await rawSql(payload, undefined, { isLong: true })
  const rows = storedCounts.parse(
    await database.rows(sql`SELECT indicator_id, change, count(*) AS total FROM (${query}) AS changes
      GROUP BY indicator_id, change ORDER BY indicator_id`),
  )
  const counts = new Map<string, ChangeCounts>()
  for (const { indicator_id, change, total } of rows) {
    const known = counts.get(indicator_id) ?? { new: 0, revised: 0, withdrawn: 0, unchanged: 0 }
    counts.set(indicator_id, { ...known, [change]: total })
  }
  return counts
}

/** Of all indicators together. */
export function totalOf(counts: CountsOfIndicators): ChangeCounts {
  const total = { new: 0, revised: 0, withdrawn: 0, unchanged: 0 }
  for (const ofIndicator of counts.values()) {
    for (const change of changes) total[change] += ofIndicator[change]
  }
  return total
}

const storedDifferences = z.array(
  z.object({
    indicator_id: z.coerce.string(),
    country: z.string(),
    year: z.coerce.number(),
    change: z.enum(['new', 'revised', 'withdrawn']),
    former: z.coerce.number().nullable(),
    value: z.coerce.number().nullable(),
  }),
)

export interface WantedDifferences {
  /** Only what is changed in these ways; all of them when left out. */
  ways?: readonly Difference['change'][]
  /** Id of an indicator's record. */
  indicator?: string
  /** How many, and how many are passed over before. */
  most: number
  after?: number
}

/** Values that change, ordered by indicator, country and year. */
export async function listDifferences(
  payload: Payload,
  query: ChangesQuery,
  { ways = ['new', 'revised', 'withdrawn'], indicator, most, after = 0 }: WantedDifferences,
): Promise<Difference[]> {
  const database = await rawSql(payload, undefined, { isLong: true })
  const wanted = sql.join(
    ways.map((way) => sql`${way}`),
    sql`, `,
  )
  const rows = storedDifferences.parse(
    await database.rows(sql`
      SELECT * FROM (${query}) AS changes WHERE change IN (${wanted})
        ${indicator === undefined ? sql`` : sql`AND indicator_id = ${Number(indicator)}`}
      ORDER BY indicator_id, country, year LIMIT ${most} OFFSET ${after}`),
  )
  return rows.map(({ indicator_id, ...row }) => ({ indicator: indicator_id, ...row }))
}
