import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { dayOf } from '../../../store/night-work.ts'

/** What a verification found that came to its end. */
export interface FinishedVerification {
  /** Instant, ISO 8601. */
  finishedAt: string
  /** Of the procurement record. */
  entries: number
  /** Of the transparency log. */
  leaves: number
  /** One sentence for each finding, for operators; none where everything is sound. */
  findings: readonly string[]
}

/** What is known of the nightly verification. */
export interface KnownVerification {
  /** Nothing before the first night. */
  last: FinishedVerification | undefined
  /** Why the newest attempt came to no end; nothing where it did, or is under way. */
  fault: string | undefined
  /** Seconds since the last one that came to its end. */
  ageSeconds: number | undefined
  /** Whether a night was missed. */
  isOld: boolean
}

const hour = 60 * 60_000

/** Milliseconds for which results are there to be read. */
const remembered = 400 * 24 * hour

/** Seconds after which the last verification is old: a night was missed. */
const oldVerification = (36 * hour) / 1000

/** Stores what was found. @param begunAt when it was claimed */
export async function storeVerification(
  payload: Payload,
  begunAt: Date,
  { finishedAt, entries, leaves, findings }: FinishedVerification,
): Promise<void> {
  const { write } = await rawSql(payload)
  const forgotten = dayOf(new Date(begunAt.getTime() - remembered))
  await write([
    sql`UPDATE verifications SET finished_at = ${finishedAt}, entries = ${entries}, leaves = ${leaves},
      findings = ${JSON.stringify(findings)}, fault = NULL WHERE day = ${dayOf(begunAt)}`,
    sql`DELETE FROM verifications WHERE day < ${forgotten}`,
  ])
}

const finishedRows = z.array(
  z.object({
    finished_at: z.string(),
    entries: z.coerce.number(),
    leaves: z.coerce.number(),
    findings: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  }),
)
const newestRows = z.array(z.object({ fault: z.string().nullable() }))

export async function readVerification(payload: Payload, now: Date): Promise<KnownVerification> {
  const { rows } = await rawSql(payload)
  const [newest] = newestRows.parse(
    await rows(sql`SELECT fault FROM verifications WHERE day <= ${dayOf(now)} ORDER BY day DESC LIMIT 1`),
  )
  const [row] = finishedRows.parse(
    await rows(sql`SELECT finished_at, entries, leaves, findings FROM verifications
      WHERE finished_at <= ${now.toISOString()} ORDER BY day DESC LIMIT 1`),
  )
  const last = row && {
    ...{ finishedAt: row.finished_at, entries: row.entries, leaves: row.leaves },
    findings: row.findings,
  }
  const ageSeconds = last && (now.getTime() - Date.parse(last.finishedAt)) / 1000
  return {
    ...{ last, ageSeconds },
    fault: newest?.fault ?? undefined,
    isOld: ageSeconds !== undefined && ageSeconds > oldVerification,
  }
}
