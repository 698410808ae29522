import { concatenate, utf8 } from './bytes.ts'
import { hashLength, type Hash } from './hash.ts'
import { nodeHash, type StoredHash } from './tree.ts'

/** Hashes of one level that lie side by side (C2SP tlog-tiles): level L of tiles is level 8L of the tree. */
export interface Tile {
  level: number
  index: number
  /** How many hashes it has, from 1 to 256. One with less than 256 is replaced by a wider one when the log grows. */
  width: number
}

export const tileWidth = 256
/** How many levels of the tree are one level of tiles. */
export const treeLevelsOfTile = 8

/** All tiles of a log, entries not among them. */
export function tilesOf(size: number): Tile[] {
  const tiles: Tile[] = []
  for (let [level, count] = [0, size]; count > 0; level++, count = Math.floor(count / tileWidth)) {
    for (let index = 0; index * tileWidth < count; index++) {
      tiles.push({ level, index, width: Math.min(tileWidth, count - index * tileWidth) })
    }
  }
  return tiles
}

/** Where a tile stands below the log's address. */
export function tilePath(tile: Tile): string {
  return `tile/${tile.level}/${indexPath(tile)}`
}

/** Where the leaves of a tile of level 0 stand below the log's address. */
export function entriesPath(bundle: Omit<Tile, 'level'>): string {
  return `tile/entries/${indexPath(bundle)}`
}

/** Reads what `tilePath` and `entriesPath` write; nothing for any other path. */
export function readTilePath(path: string): (Tile & { isEntries: boolean }) | undefined {
  const pattern = /^tile\/(entries|0|[1-5]?\d)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/
  const [, level, number, partial] = pattern.exec(path) ?? []
  if (level === undefined || number === undefined) return undefined
  const index = Number(number.replaceAll(/[x/]/g, ''))
  const width = partial === undefined ? tileWidth : Number(partial)
  const isEntries = level === 'entries'
  const tile = { level: isEntries ? 0 : Number(level), index, width }
  // Each place has one spelling: no leading groups of zeros, no partial tile that is full.
  if ((isEntries ? entriesPath(tile) : tilePath(tile)) !== path) return undefined
  return { ...tile, isEntries }
}

/** Leaves as they stand in a bundle: each after its length in two bytes. */
export function entryBundle(leaves: readonly string[]): Uint8Array {
  return concatenate(
    ...leaves.flatMap((leaf) => {
      const bytes = utf8(leaf)
      if (bytes.length > mostLeafBytes) throw new RangeError('A leaf is too long for a bundle')
      return [Uint8Array.of(bytes.length >> 8, bytes.length & 255), bytes]
    }),
  )
}

const mostLeafBytes = 65_535

/** The leaves of a bundle. @throws RangeError when it ends in the middle of one */
export function readEntryBundle(bundle: Uint8Array): Uint8Array[] {
  const leaves: Uint8Array[] = []
  for (let at = 0; at < bundle.length;) {
    const [high, low] = bundle.subarray(at, at + 2)
    if (high === undefined || low === undefined) throw new RangeError('The bundle ends too early')
    const end = at + 2 + high * 256 + low
    if (end > bundle.length) throw new RangeError('The bundle ends too early')
    leaves.push(bundle.subarray(at + 2, end))
    at = end
  }
  return leaves
}

/**
 * The hashes of a tree as its tiles have them.
 * @param read a tile's bytes, at least as many hashes as are asked for
 */
export function storedInTiles(read: (level: number, index: number) => Uint8Array): StoredHash {
  return (level, index) => {
    const inner = level % treeLevelsOfTile
    const first = index * 2 ** inner
    const tile = read(Math.floor(level / treeLevelsOfTile), Math.floor(first / tileWidth))
    return subtreeHash(hashesOf(tile, first % tileWidth, 2 ** inner))
  }
}

/** The root of a tree of `2 ** n` leaves. */
export function subtreeHash(hashes: readonly Hash[]): Hash {
  const [hash, ...others] = hashes
  if (!hash) throw new RangeError('The tile has no such hashes')
  if (others.length === 0) return hash
  const half = hashes.length / 2
  return nodeHash(subtreeHash(hashes.slice(0, half)), subtreeHash(hashes.slice(half)))
}

function hashesOf(tile: Uint8Array, first: number, count: number): Hash[] {
  if ((first + count) * hashLength > tile.length) throw new RangeError('The tile has no such hashes')
  return Array.from({ length: count }, (_, index) => {
    const start = (first + index) * hashLength
    return tile.subarray(start, start + hashLength)
  })
}

function indexPath({ index, width }: Omit<Tile, 'level'>): string {
  const groups = [String(index % 1000).padStart(3, '0')]
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  }
  return `${groups.join('/')}${width < tileWidth ? `.p/${width}` : ''}`
}
