import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../store/database/raw-sql.ts'
import { shortenUnderWay, submissionLasts } from './under-way.ts'

/**
 * Whether some process is storing a proposal to a tender with custodians. What arrived in the last moment before the deadline
 * may wait for the virus scanner, or for its turn; a process that died is waited for until its lease is over.
 */
export async function isStillArriving(payload: Payload, tender: number): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const found = await rows(sql`SELECT nonce FROM sendings
    WHERE tender = ${tender} AND reference IS NULL AND expires_at > ${Date.now()} LIMIT 1`)
  if (found.length === 0) return false
  await shortenUnderWay(payload, sql`tender = ${tender}`, submissionLasts)
  return true
}
