import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from './database/raw-sql.ts'

/** Tables of work that is done once a night: each has the columns `day`, `begun_at`, `finished_at` and `fault`. */
type NightTable = 'verifications' | 'link_checks'

const minute = 60_000

/** Milliseconds between two looks whether it is time. */
export const nightInterval = 10 * minute

/** Hour (UTC) from which it may begin: night from Rabat to Muscat. */
const earliestHour = 1

/** Milliseconds after which work is tried again that failed, and work without a lease that says nothing. */
export const abandonedAfter = 3 * 60 * minute

/** Whether the work of a night may begin: where a machine was off at night, as soon as it runs. */
export function isNight(now: Date): boolean {
  return now.getUTCHours() >= earliestHour
}

/**
 * Takes the work of a night, which one of all processes does.
 * @returns whether it is this one's
 */
export async function claimNight(payload: Payload, now: Date): Promise<boolean> {
  if (!isNight(now)) return false
  const { rows } = await rawSql(payload)
  const abandoned = new Date(now.getTime() - abandonedAfter).toISOString()
  const claimed = await rows(sql`
    INSERT INTO verifications (day, begun_at) VALUES (${dayOf(now)}, ${now.toISOString()})
    ON CONFLICT (day) DO UPDATE SET begun_at = excluded.begun_at, finished_at = NULL, fault = NULL
      WHERE verifications.finished_at IS NULL AND verifications.begun_at <= ${abandoned}
    RETURNING day`)
  return claimed.length > 0
}

/** Stores why the work of a day came to no end. */
export async function storeNightFault(
  payload: Payload,
  table: NightTable,
  begunAt: Date,
  error: unknown,
): Promise<void> {
  const { write } = await rawSql(payload)
  const fault = error instanceof Error ? error.name : 'unknown'
  await write([sql`UPDATE ${sql.identifier(table)} SET fault = ${fault} WHERE day = ${dayOf(begunAt)}`])
}

/** The day of UTC by which the work of a night is known. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
