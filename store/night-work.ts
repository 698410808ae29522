import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from './database/raw-sql.ts'
import type { LeaseName } from './lease.ts'
import { LeaseLostError, workAlone, type Alone } from './work-alone.ts'

/**
 * Tables of work that is done once a night: each has the columns `day`, `begun_at`, `finished_at` and `fault`. A day that has
 * not come yet is from a run with the clock ahead: whoever reads leaves it out, and the next run deletes it.
 */
type NightTable = 'verifications' | 'link_checks'

export const leaseNames = {
  verifications: 'verification',
  link_checks: 'link check',
} as const satisfies Record<NightTable, LeaseName>

const minute = 60_000

/** Hour (UTC) from which it may begin: night from Rabat to Muscat. */
const earliestHour = 1

/** Milliseconds after which work that failed is tried again. */
const failedAgainAfter = 180 * minute

const newestRows = z.array(
  z.object({
    day: z.string(),
    begun_at: z.string(),
    finished_at: z.string().nullable(),
    fault: z.string().nullable(),
  }),
)

/**
 * Whether the work of a night is to begin: once a night (where a machine was off then, as soon as it runs), some hours after
 * it failed, and as soon as it was interrupted: for whoever alone does it, what has neither an end nor a fault was.
 */
async function isDue(payload: Payload, table: NightTable, now: Date): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const [newest] = newestRows.parse(
    await rows(sql`SELECT day, begun_at, finished_at, fault FROM ${sql.identifier(table)}
      WHERE day <= ${dayOf(now)} ORDER BY day DESC LIMIT 1`),
  )
  if (newest?.finished_at === null) {
    if (newest.fault === null) return true
    if (newest.day === dayOf(now)) return Date.parse(newest.begun_at) <= now.getTime() - failedAgainAfter
  }
  return newest?.day !== dayOf(now) && now.getUTCHours() >= earliestHour
}

interface NightWork {
  payload: Payload
  table: NightTable
  now: () => Date
  /** Somebody asks for it now, whether or not it is due. */
  isAsked?: boolean
  /** Does it, and stores under `begunAt` what came of it once that is confirmed. */
  work: (alone: Alone & { begunAt: Date }) => Promise<void>
}

/**
 * Does the work of a night where it is due, while no other process does.
 * @returns whether this call did
 * @throws what prevented its end; its name is stored, too. LeaseLostError when another process took it over, as this one had
 *   given no sign of life; this one has then stored nothing
 */
export async function nightWork({ payload, table, now, isAsked = false, work }: NightWork): Promise<boolean> {
  const mayBegin = async () => isAsked || (await isDue(payload, table, now()))
  if (!(await mayBegin())) return false
  const hasWorked = await workAlone({
    payload,
    name: leaseNames[table],
    now,
    work: async (alone) => {
      // Another process may just have ended it.
      if (!(await mayBegin())) return false
      const begunAt = now()
      const { write } = await rawSql(payload)
      const name = sql.identifier(table)
      const day = dayOf(begunAt)
      await write([
        sql`DELETE FROM ${name} WHERE day > ${day}`,
        sql`INSERT INTO ${name} (day, begun_at) VALUES (${day}, ${begunAt.toISOString()})
          ON CONFLICT (day) DO UPDATE SET begun_at = excluded.begun_at, finished_at = NULL, fault = NULL`,
      ])
      try {
        await work({ ...alone, begunAt })
        return true
      } catch (error) {
        const fault = error instanceof Error ? error.name : 'unknown'
        if (!(error instanceof LeaseLostError))
          await write([sql`UPDATE ${name} SET fault = ${fault} WHERE day = ${day}`])
        throw error
      }
    },
  })
  return hasWorked ?? false
}

/** The day of UTC by which the work of a night is known. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
