import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { toBase64 } from '../../proofs/bytes.ts'
import type { NoteKey } from '../../proofs/note.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { codeOfWaiting, commitmentOf, hasOwnCodeWaiting } from '../append.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { writeLeaf } from '../leaf.ts'
import type { LogContext } from '../log-context.ts'
import { readPending, type PendingRow } from '../log-rows.ts'

/**
 * Whether something that no writer of the database can make shows that the product wrote a waiting text about that tender.
 * @param receiptKeys that the log names
 */
export type IsProven = (row: PendingRow, receiptKeys: readonly NoteKey[]) => Promise<boolean>

/** What waits for a batch with codes of other keys than this machine's. */
export interface LeftWaiting {
  proven: readonly PendingRow[]
  unproven: readonly PendingRow[]
}

/** What waits would be lost with other keys, because nothing but the former ones shows who wrote it. */
export class WaitingLostError extends Error {
  constructor(unproven: readonly PendingRow[]) {
    const names = unproven.map(({ commitment }) => commitment).join(', ')
    super(`Without the former keys nothing shows that the product wrote what waits for a batch as ${names}`)
  }
}

interface Looking {
  payload: Payload
  /** Of this machine; nothing where it has none yet. */
  keys: Pick<SigningKeys, 'codeOf'> | undefined
}

/** Reads what waits with codes of other keys, and tells what is proven without them. */
export async function readLeftWaiting(
  { payload, keys }: Looking,
  receiptKeys: readonly NoteKey[],
  isProven: IsProven,
): Promise<LeftWaiting> {
  const proven: PendingRow[] = []
  const unproven: PendingRow[] = []
  for (const row of await readPending(payload)) {
    if (keys && hasOwnCodeWaiting({ keys }, row)) continue
    // Whoever repeats what was published has no text of the product's that waits.
    const isRightful =
      toBase64(commitmentOf(row.text)) === row.commitment &&
      (await isProven(row, receiptKeys)) &&
      !(await isPublished(payload, row))
    if (isRightful) proven.push(row)
    else unproven.push(row)
  }
  return { proven, unproven }
}

/** The statements that give this machine's code to what is proven, exactly as it was read, and give the rest up. */
export function takeOverStatements(
  { keys }: Pick<LogContext, 'keys'>,
  { proven, unproven }: LeftWaiting,
): readonly SQL[] {
  return [
    ...proven.map((row) => {
      return sql`UPDATE log_pending SET mac = ${codeOfWaiting({ keys }, row)} WHERE commitment = ${row.commitment}`
    }),
    ...unproven.map(({ commitment }) => sql`DELETE FROM log_pending WHERE commitment = ${commitment}`),
  ]
}

async function isPublished(payload: Payload, { commitment }: PendingRow): Promise<boolean> {
  const database = await rawSql(payload)
  const leaf = writeLeaf({ kind: 'sealed', commitment })
  const rows = await database.rows(
    sql`SELECT sequence FROM log_entries WHERE kind = 'sealed' AND leaf = ${leaf} LIMIT 1`,
  )
  return rows.length > 0
}
