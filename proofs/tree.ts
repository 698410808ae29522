import { areSameBytes } from './bytes.ts'
import type { Checkpoint } from './checkpoint.ts'
import { sha256, type Hash } from './hash.ts'

/**
 * Hash of a complete subtree: of the leaves from `index * 2 ** level` on, `2 ** level` of them. Level 0 are the leaves'
 * own hashes.
 */
export type StoredHash = (level: number, index: number) => Hash

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

/** Hash of a leaf in a tree of RFC 6962 (section 2.1). */
export function leafHash(leaf: Uint8Array): Hash {
  return sha256(leafPrefix, leaf)
}

export function nodeHash(left: Hash, right: Hash): Hash {
  return sha256(nodePrefix, left, right)
}

/** Root of the tree of the first `size` leaves. */
export function rootHash(stored: StoredHash, size: number): Hash {
  return size === 0 ? sha256() : rangeHash(stored, 0, size)
}

/** Hashes with which `isIncluded` finds the root from one leaf (RFC 6962, section 2.1.1). */
export function inclusionProof(stored: StoredHash, index: number, size: number): Hash[] {
  if (!isCount(index) || !isCount(size) || index >= size) throw new RangeError('The tree has no such leaf')
  const proof: Hash[] = []
  for (let from = 0, to = size; to - from > 1;) {
    const middle = from + leftSize(to - from)
    if (index < middle) {
      proof.push(rangeHash(stored, middle, to))
      to = middle
    } else {
      proof.push(rangeHash(stored, from, middle))
      from = middle
    }
  }
  return proof.toReversed()
}

/** Hashes with which `isConsistent` finds both roots (RFC 6962, section 2.1.2). */
export function consistencyProof(stored: StoredHash, from: number, to: number): Hash[] {
  if (!isCount(from) || !isCount(to) || from > to) throw new RangeError('No tree grows so')
  if (from === 0 || from === to) return []
  const proof: Hash[] = []
  let [start, end, isWhole] = [0, to, true]
  while (end !== from) {
    const middle = start + leftSize(end - start)
    if (from <= middle) {
      proof.push(rangeHash(stored, middle, end))
      end = middle
    } else {
      proof.push(rangeHash(stored, start, middle))
      start = middle
      isWhole = false
    }
  }
  if (!isWhole) proof.push(rangeHash(stored, start, end))
  return proof.toReversed()
}

/** Whether a proof leads from a leaf's hash to the root of the tree that has it at this place. */
export function isIncluded(
  leaf: Hash,
  index: number,
  size: number,
  root: Hash,
  proof: readonly Hash[],
): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  const path = new Path(index, size - 1)
  let hash = leaf
  for (const sibling of proof) {
    if (path.isAtTop) return false
    hash = path.isRight() ? nodeHash(sibling, hash) : nodeHash(hash, sibling)
    path.rise()
  }
  return path.isAtTop && areSameBytes(hash, root)
}

/** Whether a proof shows that the later tree has all leaves of the earlier one, at the same places. */
export function isConsistent(from: Checkpoint, to: Checkpoint, proof: readonly Hash[]): boolean {
  if (from.origin !== to.origin || !isCount(from.size) || !isCount(to.size) || from.size > to.size)
    return false
  if (from.size === to.size) return proof.length === 0 && areSameBytes(from.root, to.root)
  if (from.size === 0) return proof.length === 0 && areSameBytes(from.root, sha256())
  const [first, ...rest] = isPowerOfTwo(from.size) ? [from.root, ...proof] : proof
  if (!first) return false
  const path = new Path(from.size - 1, to.size - 1)
  path.riseFromRight()
  let [earlier, later] = [first, first]
  for (const sibling of rest) {
    if (path.isAtTop) return false
    if (path.isRight()) {
      earlier = nodeHash(sibling, earlier)
      later = nodeHash(sibling, later)
    } else later = nodeHash(later, sibling)
    path.rise()
  }
  return path.isAtTop && areSameBytes(earlier, from.root) && areSameBytes(later, to.root)
}

/** A way up a tree whose last row is not full (RFC 9162, sections 2.1.3.2 and 2.1.4.2). */
class Path {
  #index: number
  #last: number

  constructor(index: number, last: number) {
    this.#index = index
    this.#last = last
  }

  get isAtTop(): boolean {
    return this.#last === 0
  }

  /** Whether the next hash stands to the left. Passes over the levels on which a node at the edge has no neighbour. */
  isRight(): boolean {
    if (this.#index % 2 === 0 && this.#index !== this.#last) return false
    while (this.#index % 2 === 0 && this.#index !== 0) this.rise()
    return true
  }

  riseFromRight(): void {
    while (this.#index % 2 === 1) this.rise()
  }

  rise(): void {
    this.#index = Math.floor(this.#index / 2)
    this.#last = Math.floor(this.#last / 2)
  }
}

function rangeHash(stored: StoredHash, from: number, to: number): Hash {
  const size = to - from
  if (isPowerOfTwo(size) && from % size === 0) return stored(Math.round(Math.log2(size)), from / size)
  const middle = from + leftSize(size)
  return nodeHash(rangeHash(stored, from, middle), rangeHash(stored, middle, to))
}

/** The largest power of two below a number above 1. */
function leftSize(size: number): number {
  let left = 1
  while (left * 2 < size) left *= 2
  return left
}

function isPowerOfTwo(size: number): boolean {
  return size === 1 || (size > 1 && leftSize(size) * 2 === size)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
