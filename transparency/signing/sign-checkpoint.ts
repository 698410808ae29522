import { sql } from '@payloadcms/db-sqlite/drizzle'
import { areSameBytes, utf8 } from '../../proofs/bytes.ts'
import { readCheckpoint, writeCheckpoint, type Checkpoint } from '../../proofs/checkpoint.ts'
import type { Hash } from '../../proofs/hash.ts'
import { openNote, signNote, type NoteKey } from '../../proofs/note.ts'
import { leafHash, rootHash } from '../../proofs/tree.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { entryParts } from '../append.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { LogContext } from '../log-context.ts'
import { readCheckpointNote, readEntriesFrom, readLogSize } from '../log-rows.ts'
import { readOpenedLog } from '../open-log.ts'
import { TreeOfLog } from '../tree-of-log.ts'
import { readLogState, writeLogState } from './log-state.ts'
import { LogRefusedError, namesAnotherKey, requireExtends } from './require-extends.ts'

/** What signing the transparency log needs. */
export interface SignerContext extends LogContext {
  keys: SigningKeys
  /** Folder in which is noted what was signed last. */
  folder: string
}

const chunk = 1000

/**
 * Signs the log as it stands, if it extends what this machine has signed before and every leaf since is the product's own.
 * What is about to be signed is noted first, so that whatever fails afterwards, no other log of this size is ever signed.
 * @returns the checkpoint; nothing where there is no log
 * @throws LogRefusedError
 */
export async function signCheckpoint(context: SignerContext, at: Date): Promise<Checkpoint | undefined> {
  const { payload, keys, folder } = context
  const opened = await readOpenedLog(payload)
  if (!opened) return undefined
  const { origin, logKey } = opened
  const { signed, size, tree } = await requireAsSigned(context, logKey)
  if (size === signed.size && (await readCheckpointNote(payload, size))) return signed
  await refuseForeignEntries(context, tree, signed.size, size)
  const checkpoint = { origin, size, root: await tree.calculate((stored) => rootHash(stored, size)) }
  await writeLogState(folder, checkpoint)
  const note = await signNote(writeCheckpoint(checkpoint), logKey, keys.transparency.sign)
  await tree.storeWholeTiles()
  const database = await rawSql(payload)
  await database.write([
    sql`INSERT INTO log_checkpoints (size, note, signed_at) VALUES (${size}, ${note}, ${at.toISOString()})
      ON CONFLICT DO NOTHING`,
  ])
  return checkpoint
}

/**
 * Compares the log with what this machine has signed last.
 * @throws LogRefusedError when it does not extend that
 */
export async function requireAsSigned(
  context: SignerContext,
  logKey: NoteKey,
): Promise<{ signed: Checkpoint; size: number; tree: TreeOfLog }> {
  const { payload, keys } = context
  if (!areSameBytes(logKey.publicKey, keys.transparency.publicKey)) throw new LogRefusedError(namesAnotherKey)
  const signed = await lastSigned(context, logKey)
  const size = await readLogSize(payload)
  const tree = new TreeOfLog(payload, size)
  await requireExtends(tree, size, signed)
  return { signed, size, tree }
}

/**
 * What this machine has signed last; where it has signed nothing yet, what another one with the same key has.
 */
async function lastSigned({ payload, folder }: SignerContext, logKey: NoteKey): Promise<Checkpoint> {
  const own = await readLogState(folder, logKey.name)
  if (own) return own
  const stored = await readCheckpointNote(payload)
  if (stored) return readCheckpoint(openNote(stored.note, logKey))
  return { origin: logKey.name, size: 0, root: new Uint8Array() }
}

/** @param tree whose hashes must be those of the entries that were looked at, whatever the database says a moment later */
async function refuseForeignEntries(
  { payload, keys }: SignerContext,
  tree: TreeOfLog,
  from: number,
  to: number,
): Promise<void> {
  const hashes: Hash[] = []
  for (let next = from; next < to;) {
    const rows = await readEntriesFrom(payload, next, Math.min(chunk, to - next))
    if (rows.length === 0) throw new LogRefusedError(`Entry ${next} is missing`)
    for (const { sequence, leaf, taken_at: takenAt, mac } of rows) {
      if (sequence !== next) throw new LogRefusedError(`Entry ${next} is missing`)
      if (keys.codeOf(entryParts(sequence, leaf, takenAt)) !== mac) throw foreign(sequence)
      hashes.push(leafHash(utf8(leaf)))
      next += 1
    }
  }
  for (const [index, hash] of hashes.entries()) {
    const sequence = from + index
    const inTree = await tree.calculate((stored) => stored(0, sequence))
    if (!areSameBytes(inTree, hash)) throw foreign(sequence)
  }
}

function foreign(sequence: number): LogRefusedError {
  return new LogRefusedError(`Entry ${sequence} was not written by the product`)
}
