import type { Payload } from 'payload'
import { utf8 } from '../proofs/bytes.ts'
import { readCheckpoint } from '../proofs/checkpoint.ts'
import { openNote } from '../proofs/note.ts'
import { isIncluded, leafHash } from '../proofs/tree.ts'
import { entryParts } from './append.ts'
import type { LogContext } from './log-context.ts'
import { readEntriesFrom, type EntryRow } from './log-rows.ts'
import { readOpenedLog } from './open-log.ts'
import { proofOf } from './proof-of.ts'

/** A row of the log is not what the product has written. */
export class ForeignLeafError extends Error {
  constructor(sequence: number) {
    super(`Entry ${sequence} of the log was not written by the product, or was changed`)
  }
}

/** A writer of the database can't have his own rows taken for the product's. @throws ForeignLeafError */
export async function requireOwnLeaves(
  { payload, keys }: LogContext,
  rows: readonly EntryRow[],
): Promise<void> {
  const unknown = rows.filter(
    ({ sequence, leaf, taken_at, mac }) => keys.codeOf(entryParts(sequence, leaf, taken_at)) !== mac,
  )
  for (const row of unknown) await requireSignedLeaf(payload, row)
}

/** The leaf at a place. @throws ForeignLeafError also when there is none */
export async function readOwnLeaf(log: LogContext, sequence: number): Promise<string> {
  const [row] = await readEntriesFrom(log.payload, sequence, 1)
  if (row?.sequence !== sequence) throw new ForeignLeafError(sequence)
  await requireOwnLeaves(log, [row])
  return row.leaf
}

/** Leaves that were written under former keys have no code that the present ones know, but a checkpoint covers them. */
async function requireSignedLeaf(payload: Payload, { sequence, leaf }: EntryRow): Promise<void> {
  const opened = await readOpenedLog(payload)
  if (!opened || sequence >= (opened.logKeys.at(-1)?.from ?? 0)) throw new ForeignLeafError(sequence)
  const proven = await proofOf({ payload }, sequence)
  if (!proven) throw new ForeignLeafError(sequence)
  const state = readCheckpoint(openNote(proven.checkpoint, opened.logKey))
  if (!isIncluded(leafHash(utf8(leaf)), sequence, state.size, state.root, proven.proof)) {
    throw new ForeignLeafError(sequence)
  }
}
