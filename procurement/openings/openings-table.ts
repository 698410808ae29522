import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

export const openingStates = ['gathering', 'opening', 'finished'] as const

/** The opening of a tender's envelopes. Instants are in ISO 8601, entries sequences of the transparency log's leaves. */
export interface Opening {
  /** Number of the tender, which has one. */
  tender: number
  /** Shares are gathered; all are judged and envelopes are being opened; the minutes are published. */
  state: (typeof openingStates)[number]
  /** Number of an account. */
  begunBy: number
  begunAt: string
  /** When nobody was waited for any more, by decision. */
  closedAt: string | null
  judgedAt: string | null
  /** Until when one process alone opens envelopes, or nobody does after a failure. */
  leaseUntil: string | null
  /** Why the last try to open them ended, in words for operators. */
  fault: string | null
  finishedAt: string | null
  /** Of the first leaf of the minutes. */
  minutesEntry: number | null
}

const openingRows = z.array(
  z
    .object({
      tender: z.coerce.number(),
      state: z.enum(openingStates),
      begun_by: z.coerce.number(),
      begun_at: z.string(),
      closed_at: z.string().nullable(),
      judged_at: z.string().nullable(),
      lease_until: z.string().nullable(),
      fault: z.string().nullable(),
      finished_at: z.string().nullable(),
      minutes_entry: z.coerce.number().nullable(),
    })
    .transform((row): Opening => ({
      ...{ tender: row.tender, state: row.state, fault: row.fault },
      ...{ begunBy: row.begun_by, begunAt: row.begun_at },
      ...{ closedAt: row.closed_at, judgedAt: row.judged_at, leaseUntil: row.lease_until },
      ...{ finishedAt: row.finished_at, minutesEntry: row.minutes_entry },
    })),
)

/** The opening of a tender; nothing before somebody has begun it. */
export async function findOpening(payload: Payload, tender: number): Promise<Opening | undefined> {
  const { rows } = await rawSql(payload)
  return openingRows.parse(await rows(sql`SELECT * FROM openings WHERE tender = ${tender}`))[0]
}

/** Openings of which not all envelopes are opened although all shares are judged. */
export async function unfinishedOpenings(payload: Payload): Promise<Opening[]> {
  const { rows } = await rawSql(payload)
  return openingRows.parse(await rows(sql`SELECT * FROM openings WHERE state = 'opening' ORDER BY judged_at`))
}

/**
 * Ends the gathering, unless it has ended already: from here on nothing is handed over any more, and nothing acknowledged.
 * @param onlyIf a condition under which all that was acknowledged is judged
 * @returns whether it has ended
 */
export async function endGathering(
  payload: Payload,
  tender: number,
  { at, onlyIf }: { at: Date; onlyIf: SQL },
): Promise<boolean> {
  const { dialect, write } = await rawSql(payload)
  const { table } = namesOf(payload, 'proposals')
  await write([
    // An acknowledgement that is being committed is waited for, and the next one sees the end. SQLite writes one after the other.
    ...(dialect === 'postgres' ? [sql`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`] : []),
    sql`UPDATE openings SET state = 'opening', judged_at = ${at.toISOString()}
      WHERE tender = ${tender} AND state = 'gathering' AND ${onlyIf}`,
  ])
  const opening = await findOpening(payload, tender)
  return opening !== undefined && opening.state !== 'gathering'
}

/** Milliseconds for which one process alone opens a tender's envelopes, unless it goes on. */
export const leaseLasts = 60_000

/** Milliseconds after which it is tried again when it failed. */
const pauseAfterFault = 30_000

const holderRows = z.array(z.object({ lease_by: z.string().nullable() }))

/**
 * Takes the lease of an opening, or prolongs it. One that a process with a clock ahead took lasts no longer from now on than if
 * it were prolonged now.
 * @returns whether the holder has it
 */
export async function holdLease(
  payload: Payload,
  tender: number,
  holder: string,
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + leaseLasts).toISOString()
  const { rows } = await rawSql(payload)
  const held = await rows(sql`
    UPDATE openings SET lease_until = ${until},
      lease_by = CASE WHEN lease_until > ${now.toISOString()} THEN lease_by ELSE ${holder} END
    WHERE tender = ${tender} AND state = 'opening'
      AND (lease_by = ${holder} OR lease_until IS NULL OR lease_until <= ${now.toISOString()} OR lease_until > ${until})
    RETURNING lease_by`)
  return holderRows.parse(held).some(({ lease_by: by }) => by === holder)
}

/** Lets others go on, after a pause where this process could not. @param fault why, in words for operators */
export async function endLease(
  payload: Payload,
  tender: number,
  holder: string,
  { fault, now }: { fault: string | null; now: Date },
): Promise<void> {
  const until = fault === null ? null : new Date(now.getTime() + pauseAfterFault).toISOString()
  const { write } = await rawSql(payload)
  await write([
    sql`UPDATE openings SET lease_by = NULL, lease_until = ${until}, fault = ${fault}
      WHERE tender = ${tender} AND lease_by = ${holder}`,
  ])
}

/** Lets an opening that failed be tried again at once. */
export async function endPause(payload: Payload, tender: number): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`UPDATE openings SET lease_until = NULL WHERE tender = ${tender} AND state = 'opening' AND lease_by IS NULL`,
  ])
}
