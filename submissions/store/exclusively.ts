import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../../store/database/raw-sql.ts'
import { beginAlone } from '../under-way.ts'

/** Milliseconds after which what a process held that died is free. */
const lease = 60_000

/**
 * Does something that only one process at a time may do with a submission, on whichever machine.
 * @returns nothing when another is at it
 */
export async function exclusively<Result>(
  payload: Payload,
  submission: string,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  const name = `mark ${submission}`
  const nonce = randomBytes(16).toString('hex')
  if (!(await beginAlone(payload, { name, nonce, lasts: lease }))) return undefined
  try {
    return await act()
  } finally {
    const { write } = await rawSql(payload)
    await write([sql`DELETE FROM sendings WHERE name = ${name} AND nonce = ${nonce}`])
  }
}
