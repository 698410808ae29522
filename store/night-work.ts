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

/** Milliseconds after which work that says nothing was broken off, and after which it is tried again when it failed. */
const abandonedAfter = 3 * 60 * minute

/**
 * Takes the work of a night, which one of all processes does; where a machine was off at night, as soon as it runs.
 * @returns whether it is this one's
 */
export async function claimNight(payload: Payload, table: NightTable, now: Date): Promise<boolean> {
  return now.getUTCHours() >= earliestHour && claimDay(payload, table, now, { again: false })
}

/** Takes the work of a day at whatever hour. @param again also where it was done already */
export async function claimDay(
  payload: Payload,
  table: NightTable,
  now: Date,
  { again }: { again: boolean },
): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const name = sql.identifier(table)
  const abandoned = new Date(now.getTime() - abandonedAfter).toISOString()
  const mayBegin = sql`${name}.finished_at IS NULL AND ${name}.begun_at <= ${abandoned}`
  const claimed = await rows(sql`
    INSERT INTO ${name} (day, begun_at) VALUES (${dayOf(now)}, ${now.toISOString()})
    ON CONFLICT (day) DO UPDATE SET begun_at = excluded.begun_at, finished_at = NULL, fault = NULL
      WHERE ${again ? sql`${name}.finished_at IS NOT NULL OR ${name}.fault IS NOT NULL OR (${mayBegin})` : mayBegin}
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
