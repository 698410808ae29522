import type { Hash } from './hash.ts'
import { nodeHash, type StoredHash } from './tree.ts'

/** All complete subtrees over the hashes of leaves, for whoever has read a whole log. */
export function treeInMemory(leaves: readonly Hash[]): StoredHash {
  const levels: (readonly Hash[])[] = [leaves]
  for (let row = leaves; row.length > 1;) {
    row = Array.from({ length: Math.floor(row.length / 2) }, (_, index) =>
      nodeHash(at(row, index * 2), at(row, index * 2 + 1)),
    )
    levels.push(row)
  }
  return (level, index) => at(levels[level] ?? [], index)
}

function at(row: readonly Hash[], index: number): Hash {
  const hash = row[index]
  if (!hash) throw new RangeError('The tree has no such subtree')
  return hash
}
