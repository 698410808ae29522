import type { Payload } from 'payload'
import { areSameBytes, utf8 } from '../proofs/bytes.ts'
import { isIncluded, leafHash } from '../proofs/tree.ts'
import { entryParts } from './append.ts'
import { SigningKeysError } from './keys/signing-keys.ts'
import { signingKeysIn, type LogContext } from './log-context.ts'
import { fitsItsLeaf, readEntriesFrom, type EntryRow } from './log-rows.ts'
import { ownLogKey, readOpenedLog, type OpenedLog } from './open-log.ts'
import { proofOf } from './proof-of.ts'
import { readSigned } from './signing/read-signed.ts'
import { LogRefusedError, namesAnotherKey } from './signing/require-extends.ts'

/** A row of the log is not what the product has written. */
export class ForeignLeafError extends Error {
  constructor(sequence: number) {
    super(`Entry ${sequence} of the log was not written by the product, or was changed`)
  }
}

/** A writer of the database can't have his own rows taken for the product's. @throws ForeignLeafError */
export async function requireOwnLeaves(log: LogContext, rows: readonly EntryRow[]): Promise<void> {
  const foreign = rows.find((row) => !fitsItsLeaf(row))
  if (foreign) throw new ForeignLeafError(foreign.sequence)
  for (const row of rows.filter((one) => !hasOwnCode(log, one))) await requireSignedLeaf(log, row)
}

/** Whether a row has the code that the product gives it with this machine's keys. */
export function hasOwnCode(
  { keys }: LogContext,
  { sequence, leaf, taken_at: at, mac }: Pick<EntryRow, 'sequence' | 'leaf' | 'taken_at' | 'mac'>,
): boolean {
  return keys.codeOf(entryParts(sequence, leaf, at)) === mac
}

/**
 * The keys that the log names, in leaves of the product's own, of which the last names this machine's.
 * @throws ForeignLeafError when somebody else wrote one of these leaves
 * @throws LogRefusedError when the last one names another key
 */
export async function requireOwnLog(log: LogContext): Promise<OpenedLog | undefined> {
  const opened = await readOpenedLog(log.payload)
  if (!opened) return undefined
  if (!areSameBytes(opened.logKey.publicKey, log.keys.transparency.publicKey))
    throw new LogRefusedError(namesAnotherKey)
  await requireOwnLeaves(
    log,
    opened.keys.map(({ row }) => row),
  )
  return opened
}

/**
 * What the log says of itself, for whoever is shown its keys: what this machine's own keys vouch for, and the rows alone where it
 * has none.
 * @param folder of this machine's keys
 * @throws ForeignLeafError, LogRefusedError as `requireOwnLog`
 */
export async function readVouchedLog(payload: Payload, folder: string): Promise<OpenedLog | undefined> {
  let log: LogContext
  try {
    log = { payload, keys: await signingKeysIn(folder) }
  } catch (error) {
    if (error instanceof SigningKeysError) return readOpenedLog(payload)
    throw error
  }
  return requireOwnLog(log)
}

/** The leaf at a place. @throws ForeignLeafError also when there is none */
export async function readOwnLeaf(log: LogContext, sequence: number): Promise<string> {
  const [row] = await readEntriesFrom(log.payload, sequence, 1)
  if (row?.sequence !== sequence) throw new ForeignLeafError(sequence)
  await requireOwnLeaves(log, [row])
  return row.leaf
}

/**
 * Leaves that were written under former keys have no code that the present ones know, but a checkpoint covers them which this
 * machine's own key has signed: no row names another key for it.
 */
async function requireSignedLeaf(
  { payload, keys }: LogContext,
  { sequence, leaf }: Pick<EntryRow, 'sequence' | 'leaf'>,
): Promise<void> {
  const opened = await readOpenedLog(payload)
  if (!opened || sequence >= (opened.keys.at(-1)?.row.sequence ?? 0)) throw new ForeignLeafError(sequence)
  const proven = await proofOf({ payload }, sequence)
  const state = proven && readSigned(proven.checkpoint, ownLogKey(keys, opened.origin))
  const isSigned = state && isIncluded(leafHash(utf8(leaf)), sequence, state.size, state.root, proven.proof)
  if (!isSigned) throw new ForeignLeafError(sequence)
}
