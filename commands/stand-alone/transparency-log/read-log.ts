import { areSameBytes, concatenate, toBase64 } from '../../../proofs/bytes.ts'
import { readCheckpoint, type Checkpoint } from '../../../proofs/checkpoint.ts'
import type { Hash } from '../../../proofs/hash.ts'
import { NoteError, openNote, readNoteKey, writeNoteKey, type NoteKey } from '../../../proofs/note.ts'
import {
  entriesPath,
  readEntryBundle,
  tilePath,
  tilesOf,
  tileWidth,
  treeLevelsOfTile,
  type Tile,
} from '../../../proofs/tiles.ts'
import { treeInMemory } from '../../../proofs/tree-in-memory.ts'
import { leafHash, rootHash, type StoredHash } from '../../../proofs/tree.ts'
import { keysOfLog, readEntries, type KeyOfLog } from './entries.ts'

/** Reads what is at a path below the log's address. @throws when nothing is there */
export type ReadPath = (path: string) => Promise<Uint8Array>

/** A log as anybody can read it. */
export interface TransparencyLog {
  key: NoteKey
  checkpoint: Checkpoint
  leaves: readonly string[]
  tree: StoredHash
  /** One sentence for each thing that is not as it should be. */
  findings: string[]
}

/** The log can't be read to its end: nothing is known of it. */
export class UnreadableLogError extends Error {}

/** How many files are asked for at once. */
const atOnce = 8

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a whole log by its tiles (C2SP tlog-tiles) and holds each against the others: leaves against tiles, tiles against those
 * above them, and all of them against the checkpoint that the key has signed.
 * @param key of the log, from elsewhere; without it the one that the log itself gives
 * @throws UnreadableLogError
 */
export async function readTransparencyLog(read: ReadPath, key?: string): Promise<TransparencyLog> {
  const known = keyOf(key ?? decoder.decode(await read('key')).trim())
  const note = decoder.decode(await read('checkpoint'))
  if (key !== undefined && !signedOrNot(note, known)) {
    refuseReplaced(key, await readTransparencyLog(read).catch(() => undefined))
  }
  const checkpoint = signedIn(note, known)
  const tiles = tilesOf(checkpoint.size)
  const bytes = await inTurns(tiles, (tile) => read(tilePath(tile)))
  const bundles = await inTurns(
    tiles.filter(({ level }) => level === 0),
    (tile) => read(entriesPath(tile)),
  )
  const leaves = bundles.flatMap((bundle) => leavesOf(bundle))
  if (leaves.length !== checkpoint.size)
    throw new UnreadableLogError(
      `the log gives ${leaves.length} entries, and its checkpoint says ${checkpoint.size}`,
    )
  const tree = treeInMemory(leaves.map(leafHash))
  const findings = tiles.flatMap((tile, index) => faultOfTile(tile, bytes[index], tree))
  if (!areSameBytes(rootHash(tree, checkpoint.size), checkpoint.root))
    findings.push(`the ${checkpoint.size} entries of the log are not those that its checkpoint signs`)
  return { key: known, checkpoint, leaves: leaves.map((leaf) => textOf(leaf)), tree, findings }
}

/** @throws UnreadableLogError where the log says that a key has been replaced since: whether that is right, it can't say itself */
function refuseReplaced(key: string, log: TransparencyLog | undefined): void {
  const keys = log ? keysOfLog(readEntries(log.leaves).entries) : []
  const replaced = keys.find(({ logKey }) => logKey === key.trim())?.replacedBy
  if (!log || !replaced) return
  throw new UnreadableLogError(
    `entry ${replaced.sequence} of the log (${replaced.at}) says that the key which you gave was replaced. Ask the operator, by another way than this site, whether that was intended, and then give the new one: ${writeNoteKey(log.key)}`,
  )
}

/** The checkpoint in a note. @throws UnreadableLogError when the key has not signed it, or it is of another log */
function signedIn(note: string, key: NoteKey): Checkpoint {
  try {
    const checkpoint = readCheckpoint(openNote(note, key))
    if (checkpoint.origin === key.name) return checkpoint
  } catch (error) {
    const because = error instanceof NoteError ? `: ${error.message}` : ''
    throw new UnreadableLogError(`the checkpoint is not signed by the log’s key${because}`, { cause: error })
  }
  throw new UnreadableLogError('the checkpoint is of another log')
}

/** What was signed earlier must be the beginning of what is there now. */
function faultOfFormer(
  former: Checkpoint,
  { tree, leaves }: Pick<TransparencyLog, 'tree' | 'leaves'>,
): string[] {
  const { size, root } = former
  if (size > leaves.length)
    return [
      `the log has ${leaves.length} entries, and the former checkpoint ${size}: entries were taken out of it`,
    ]
  return areSameBytes(rootHash(tree, size), root)
    ? []
    : [`the first ${size} entries of the log are others than when the former checkpoint was signed`]
}

/** The same of a checkpoint that any key of the log has signed, the present one or one that was replaced since. */
export function faultOfFormerNote(
  note: string,
  keys: readonly KeyOfLog[],
  log: Pick<TransparencyLog, 'tree' | 'leaves' | 'key'>,
): string[] {
  for (const { logKey, replacedBy } of keys) {
    const former = signedOrNot(note, keyOf(logKey))
    if (former && replacedBy && former.size > replacedBy.sequence) {
      return [
        `the former checkpoint has ${former.size} entries, and entry ${replacedBy.sequence} replaces the key that signed it: somebody signed with it afterwards, or entries were taken out of the log`,
      ]
    }
    if (former) return faultOfFormer(former, log)
  }
  return faultOfFormer(signedIn(note, log.key), log)
}

function signedOrNot(note: string, key: NoteKey): Checkpoint | undefined {
  try {
    return signedIn(note, key)
  } catch {
    return undefined
  }
}

function keyOf(text: string): NoteKey {
  try {
    return readNoteKey(text)
  } catch (error) {
    throw new UnreadableLogError('the key of the log is none', { cause: error })
  }
}

function leavesOf(bundle: Uint8Array): Uint8Array[] {
  try {
    return readEntryBundle(bundle)
  } catch (error) {
    throw new UnreadableLogError('a file of entries ends in the middle of one', { cause: error })
  }
}

function textOf(leaf: Uint8Array): string {
  try {
    return decoder.decode(leaf)
  } catch {
    // Whoever reads what it says finds that it is none.
    return toBase64(leaf)
  }
}

function faultOfTile(
  { level, index, width }: Tile,
  bytes: Uint8Array | undefined,
  tree: StoredHash,
): string[] {
  const hashes: Hash[] = Array.from({ length: width }, (_, place) =>
    tree(level * treeLevelsOfTile, index * tileWidth + place),
  )
  return bytes && areSameBytes(bytes, concatenate(...hashes))
    ? []
    : [`the tile ${tilePath({ level, index, width })} is not that of the log’s entries`]
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))))
  return results
}
