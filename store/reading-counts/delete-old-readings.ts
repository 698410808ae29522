import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../database/raw-sql.ts'

interface Limits {
  /** Days before the month of this moment are summed by month. */
  days: Date
  /** Months before this one are deleted. */
  months: Date
  /** Searches before this day are deleted. */
  searches: Date
}

const counted = z.tuple([z.object({ old: z.coerce.number() })])

/**
 * Sums old days by month, as rows whose `day` is `YYYY-MM`, and deletes them with their referring sites; deletes old months
 * and searches.
 * @returns how many rows of days, months and searches were over their time
 */
export async function deleteOldReadings(payload: Payload, limits: Limits): Promise<number> {
  const database = await rawSql(payload)
  const firstDay = `${monthOf(limits.days)}-01`
  const firstMonth = monthOf(limits.months)
  const firstSearch = limits.searches.toISOString().slice(0, 10)
  const isOldDay = sql`length(day) = 10 AND day < ${firstDay}`
  const isOldMonth = sql`length(day) = 7 AND day < ${firstMonth}`
  const [{ old }] = counted.parse(
    await database.rows(sql`
      SELECT (SELECT COUNT(*) FROM reading_counts WHERE (${isOldDay}) OR (${isOldMonth}))
        + (SELECT COUNT(*) FROM searches_without_result WHERE day < ${firstSearch}) AS old`),
  )
  if (old === 0) return 0
  await database.write([
    sql`
      INSERT INTO reading_counts (day, kind, subject, language, count)
      SELECT substr(day, 1, 7), kind, subject, language, SUM(count) FROM reading_counts
      WHERE ${isOldDay} AND kind <> 'referrer'
      GROUP BY substr(day, 1, 7), kind, subject, language
      ON CONFLICT (day, kind, subject, language) DO UPDATE SET count = reading_counts.count + excluded.count`,
    sql`DELETE FROM reading_counts WHERE (${isOldDay}) OR (${isOldMonth})`,
    sql`DELETE FROM searches_without_result WHERE day < ${firstSearch}`,
  ])
  return old
}

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)
