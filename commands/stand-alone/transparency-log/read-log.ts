import { areSameBytes, concatenate, toBase64 } from '../../../proofs/bytes.ts'
import { readCheckpoint, type Checkpoint } from '../../../proofs/checkpoint.ts'
import type { Hash } from '../../../proofs/hash.ts'
import { NoteError, openNote, readNoteKey, type NoteKey } from '../../../proofs/note.ts'
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
  const checkpoint = signedIn(decoder.decode(await read('checkpoint')), known)
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

/** The checkpoint in a note. @throws UnreadableLogError when the key has not signed it, or it is of another log */
export function signedIn(note: string, key: NoteKey): Checkpoint {
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
export function faultOfFormer(
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
