import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { areSameBytes, concatenate, fromBase64, toBase64, utf8 } from '../proofs/bytes.ts'
import type { Checkpoint } from '../proofs/checkpoint.ts'
import { writeNoteKey } from '../proofs/note.ts'
import type { Hash } from '../proofs/hash.ts'
import { tileWidth, treeLevelsOfTile } from '../proofs/tiles.ts'
import { treeInMemory } from '../proofs/tree-in-memory.ts'
import { leafHash, rootHash, type StoredHash } from '../proofs/tree.ts'
import { commitmentOf, hasOwnCodeWaiting } from './append.ts'
import { batchSize, decoyText } from './batches/decoys.ts'
import type { LogContext } from './log-context.ts'
import {
  fitsItsLeaf,
  readBatches,
  readCheckpointNotes,
  readEntriesFrom,
  readAs,
  readPending,
  type EntryRow,
  type StoredCheckpoint,
} from './log-rows.ts'
import { readOpenedLog, type NamedKeys, type OpenedLog } from './open-log.ts'
import { hasOwnCode } from './own-leaves.ts'
import { readLogState } from './signing/log-state.ts'
import { readSigned } from './signing/read-signed.ts'
import { namesAnotherKey } from './signing/require-extends.ts'
import { readStoredTiles, type StoredTile } from './tree-of-log.ts'

/** What a look at the whole log found. */
export interface CheckedLog {
  entries: number
  /** Size of the newest checkpoint. */
  signed: number
  /** One sentence for each thing that is not as it should be. */
  findings: string[]
}

/** The log's name, and the keys that count: those up to the last that the product itself wrote there. */
interface Named {
  origin: string
  keys: readonly NamedKeys[]
}

interface Checking extends LogContext {
  /** Folder in which is noted what was signed last. */
  folder: string
}

/**
 * Reads the whole log: codes, order, commitments, batches, every checkpoint and every stored tile against the leaves that it
 * covers, and all of it against what is noted outside the database.
 */
export async function verifyLog(context: Checking): Promise<CheckedLog> {
  const { payload, folder } = context
  const opened = await readOpenedLog(payload)
  if (!opened) return { entries: 0, signed: 0, findings: ['There is no transparency log.'] }
  // In this order: checkpoints and tiles cover what was written before them.
  const checkpoints = await readCheckpointNotes(payload)
  const tiles = await readStoredTiles(payload)
  const state = await readLogState(folder, opened.origin)
  const keys = opened.keys.slice(0, Math.max(0, lastOwn(context, opened)) + 1)
  const { entries, hashes, faults } = await readAll(context, keys.at(-1)?.row.sequence ?? 0)
  const tree = treeInMemory(hashes)
  const signed = checkpoints.at(-1)?.size ?? 0
  return {
    entries: entries.length,
    signed,
    findings: [
      ...faults,
      ...faultsOfKeys(context, tree, entries.length, opened),
      ...(await faultsOfCheckpoints(checkpoints, tree, entries.length, { origin: opened.origin, keys })),
      ...tiles.flatMap((tile) => faultOfTile(tile, tree, entries.length)),
      ...faultOfState(tree, entries.length, state),
      ...(await faultsOfPending(context)),
      ...(await faultsOfBatches(payload, entries)),
      ...faultsOfDisclosures(entries),
    ],
  }
}

/** How many entries are read, and how many signatures checked, before others have their turn: visitors wait for none of it. */
const chunk = 1000
const signaturesAtOnce = 20

interface ReadLog {
  entries: EntryRow[]
  hashes: Hash[]
  faults: string[]
}

/** @param ownFrom where the first leaf is that has the code of this machine's keys */
async function readAll(context: LogContext, ownFrom: number): Promise<ReadLog> {
  const read: ReadLog = { entries: [], hashes: [], faults: [] }
  for (;;) {
    const rows = await readEntriesFrom(context.payload, (read.entries.at(-1)?.sequence ?? -1) + 1, chunk)
    for (const row of rows) {
      read.faults.push(...faultsOf(context, row, read.entries.length, ownFrom))
      read.entries.push(row)
      read.hashes.push(leafHash(utf8(row.leaf)))
    }
    if (rows.length < chunk) return read
    await othersTurn()
  }
}

async function faultsOfCheckpoints(
  checkpoints: readonly StoredCheckpoint[],
  tree: StoredHash,
  entries: number,
  named: Named,
): Promise<string[]> {
  const faults: string[] = []
  for (const [index, { size, note }] of checkpoints.entries()) {
    faults.push(...faultOfCheckpoint(tree, entries, size, note, named))
    if (index % signaturesAtOnce === signaturesAtOnce - 1) await othersTurn()
  }
  return faults
}

/**
 * Every checkpoint's root was computed from the leaves: so each leaf is in each of them, and each extends the one before it.
 * Visitors, however, are given proofs of that from stored tiles, which must be those of the same leaves.
 */
function faultOfTile(
  { level, number, hashes, root }: StoredTile,
  tree: StoredHash,
  entries: number,
): string[] {
  const isOfLeaves =
    (number + 1) * tileWidth ** (level + 1) <= entries &&
    hashes === toBase64(tileOf(tree, level, number)) &&
    root === toBase64(tree((level + 1) * treeLevelsOfTile, number))
  return isOfLeaves
    ? []
    : [`Tile ${level}/${number} of the log, from which proofs are given, is not that of its entries.`]
}

function tileOf(tree: StoredHash, level: number, number: number): Uint8Array {
  const hashes = Array.from({ length: tileWidth }, (_, place) =>
    tree(level * treeLevelsOfTile, number * tileWidth + place),
  )
  return concatenate(...hashes)
}

function faultsOf(context: LogContext, row: EntryRow, index: number, ownFrom: number): string[] {
  const { sequence } = row
  if (sequence !== index) return [`Entry ${index} of the log is missing.`]
  // What present keys found, they took as it was; it is held against their own leaf and the checkpoints of former keys.
  if (sequence >= ownFrom && !hasOwnCode(context, row))
    return [`Entry ${sequence} of the log was not written by the product, or was changed.`]
  return fitsItsLeaf(row)
    ? []
    : [`The row of entry ${sequence} of the log has another kind or tender than the entry.`]
}

/** Place of the last keys among those that the log names which the product itself wrote there with this machine's keys. */
function lastOwn(context: LogContext, { keys }: OpenedLog): number {
  return keys.findLastIndex(({ row }) => hasOwnCode(context, row))
}

/** Each replacement of the log's key against what stands before it, as whoever reads the transparency log does. */
function faultsOfKeys(
  { keys: own }: LogContext,
  tree: StoredHash,
  entries: number,
  { keys, logKey }: OpenedLog,
): string[] {
  const replaced = keys.slice(1).flatMap(({ row: { sequence, leaf } }, index) => {
    const said = readAs(replacement, leaf)
    const former = keys[index]
    const isOfFormer = former && said?.former === writeNoteKey(former.logKey)
    const vouchesForAll =
      said?.size === sequence && sequence <= entries && said.root === toBase64(rootHash(tree, sequence))
    return [
      ...(isOfFormer ? [] : [`Entry ${sequence} of the log replaces another key than the log had.`]),
      ...(vouchesForAll
        ? []
        : [`Entry ${sequence} of the log vouches for other entries than stand before it.`]),
    ]
  })
  return areSameBytes(logKey.publicKey, own.transparency.publicKey)
    ? replaced
    : [...replaced, `${namesAnotherKey}.`]
}

const replacement = z.object({ former: z.string(), size: z.number(), root: z.string() })

function faultOfCheckpoint(
  tree: StoredHash,
  entries: number,
  size: number,
  note: string,
  { origin, keys }: Named,
): string[] {
  const signed = keys
    .map(({ logKey }) => readSigned(note, logKey))
    .find((checkpoint) => checkpoint !== undefined)
  if (!signed) return [`The checkpoint of ${size} entries is not signed by the log’s key.`]
  if (signed.origin !== origin || signed.size !== size) {
    return [`The checkpoint of ${size} entries is another one.`]
  }
  if (size > entries) return [`The log has ${entries} entries, and ${size} were signed.`]
  return areSameBytes(rootHash(tree, size), signed.root)
    ? []
    : [`The first ${size} entries of the log are not those that were signed.`]
}

function faultOfState(tree: StoredHash, entries: number, state: Checkpoint | undefined): string[] {
  if (!state) return []
  const { size, root } = state
  if (size > entries) {
    return [
      `This machine has signed ${size} entries, and the log has ${entries}: the database is an older one.`,
    ]
  }
  return areSameBytes(rootHash(tree, size), root)
    ? []
    : [`The first ${size} entries of the log are not those that this machine has signed.`]
}

async function faultsOfPending(log: LogContext): Promise<string[]> {
  const rows = await readPending(log.payload)
  return rows
    .filter((row) => !hasOwnCodeWaiting(log, row) || toBase64(commitmentOf(row.text)) !== row.commitment)
    .map(({ commitment }) => `What waits for a batch as ${commitment} was not written by the product.`)
}

const sealedLeaf = z.object({ commitment: z.string() })
const privateText = z.object({ text: z.string() })

async function faultsOfBatches(payload: Payload, entries: readonly EntryRow[]): Promise<string[]> {
  // Others may have been published since the entries were read.
  const batches = (await readBatches(payload)).filter(({ first }) => first < entries.length)
  const places = new Map(
    batches.flatMap((batch) =>
      Array.from({ length: batchSize }, (_, place) => [batch.first + place, { batch, place }] as const),
    ),
  )
  const sealed = entries.filter(({ kind }) => kind === 'sealed')
  const faults = sealed.flatMap((entry) => {
    const found = places.get(entry.sequence)
    places.delete(entry.sequence)
    if (!found) return [`Entry ${entry.sequence} of the log belongs to no batch.`]
    const { interval_start: interval, seed } = found.batch
    const text =
      entry.private === null
        ? decoyText(fromBase64(seed), interval, found.place)
        : readAs(privateText, entry.private)?.text
    return text !== undefined && commitmentIn(entry) === toBase64(commitmentOf(text))
      ? []
      : [`What stands behind entry ${entry.sequence} of the log is not what it commits to.`]
  })
  const missing = [...places.keys()].map(
    (sequence) => `Entry ${sequence} of the log is not that of its batch.`,
  )
  return [...faults, ...missing]
}

const disclosure = z.object({
  entries: z.array(z.object({ sequence: z.number(), text: z.string() })),
})

function faultsOfDisclosures(entries: readonly EntryRow[]): string[] {
  const commitments = new Map(
    entries.filter(({ kind }) => kind === 'sealed').map((entry) => [entry.sequence, commitmentIn(entry)]),
  )
  return entries
    .filter(({ kind }) => kind === 'disclosed' || kind === 'decoys disclosed')
    .flatMap(({ leaf, sequence }) =>
      (readAs(disclosure, leaf)?.entries ?? [])
        .filter(({ sequence: of, text }) => commitments.get(of) !== toBase64(commitmentOf(text)))
        .map(
          ({ sequence: of }) =>
            `Entry ${sequence} of the log says something else of entry ${of} than was committed to.`,
        ),
    )
}

function commitmentIn({ leaf }: EntryRow): string | undefined {
  return readAs(sealedLeaf, leaf)?.commitment
}
