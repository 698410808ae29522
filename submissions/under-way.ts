import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../store/database/raw-sql.ts'

/** Milliseconds after which a submission whose process says nothing more is taken for dead. */
export const submissionLasts = 20_000

interface UnderWay {
  name: string
  /** Random text, by which it is prolonged and ended. */
  nonce: string
  /** Milliseconds after which it is over, unless it is prolonged. */
  lasts: number
  /** Number of the tender whose opening waits until it has ended. */
  tender?: number | null
}

/**
 * Begins what one of all processes does at a time with a submission.
 * @returns whether it is ours, and nobody else's until it is over
 */
export async function beginAlone(
  payload: Payload,
  { name, nonce, lasts, tender = null }: UnderWay,
): Promise<boolean> {
  const now = Date.now()
  const { rows } = await rawSql(payload)
  const begun = await rows(sql`
    INSERT INTO sendings (name, nonce, expires_at, tender) VALUES (${name}, ${nonce}, ${now + lasts}, ${tender})
    ON CONFLICT (name) DO UPDATE SET
      nonce = excluded.nonce, reference = NULL, expires_at = excluded.expires_at, tender = excluded.tender
      WHERE sendings.expires_at <= ${now}
    RETURNING nonce`)
  if (begun.length > 0) return true
  await shortenUnderWay(payload, sql`name = ${name}`, lasts)
  return false
}

/**
 * What is under way and ends later than it can was begun by a process whose clock was ahead: it lasts as long as if it were
 * prolonged now. It is not over at once, as its process may live and prolong it.
 * @param lasts milliseconds
 */
export async function shortenUnderWay(payload: Payload, which: SQL, lasts: number): Promise<void> {
  const end = Date.now() + lasts
  const { write } = await rawSql(payload)
  await write([
    sql`UPDATE sendings SET expires_at = ${end} WHERE ${which} AND reference IS NULL AND expires_at > ${end}`,
  ])
}
