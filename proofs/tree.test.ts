import { verifyMerkleInclusion } from '@sigstore/verify/dist/tlog/merkle.js'
import transmute from '@transmute/rfc9162'
import { expect, test } from 'vitest'
import { fromHex, toHex, utf8 } from './bytes.ts'
import type { Checkpoint } from './checkpoint.ts'
import { sha256, type Hash } from './hash.ts'
import { treeInMemory } from './tree-in-memory.ts'
import { consistencyProof, inclusionProof, isConsistent, isIncluded, leafHash, rootHash } from './tree.ts'

const { verifyConsistencyProof } = transmute

const leaves = Array.from({ length: 300 }, (_, index) => utf8(`leaf ${index}`))
const hashes = leaves.map(leafHash)
const stored = treeInMemory(hashes)
const roots = Array.from({ length: 301 }, (_, size) => rootHash(stored, size))
const sizes = Array.from({ length: 300 }, (_, index) => index + 1)

const rootAt = (size: number) => roots[size] ?? sha256()
const leafAt = (index: number) => leaves[index] ?? utf8('')
const hashAt = (index: number) => hashes[index] ?? sha256()
const checkpointAt = (size: number): Checkpoint => ({ origin: 'example.org/log', size, root: rootAt(size) })

test('leaves and roots are those of the reference implementation of RFC 6962', () => {
  const reference = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657']
  inputs.push('6061626364656667', '68696a6b6c6d6e6f')
  inputs[7] = `${inputs[7]}${inputs.pop()}`
  const tree = treeInMemory(inputs.map((input) => leafHash(fromHex(input))))
  expect(reference.map((_, size) => toHex(rootHash(tree, size)))).toEqual(reference)
})

test('every leaf of trees of every size is included, and a foreign verifier agrees', () => {
  for (const size of sizes) {
    // All leaves where a tree is small; in larger ones those at its edges and where subtrees meet.
    const indexes = sizes
      .map((one) => one - 1)
      .filter((index) => index < size && (size <= 70 || [0, 1, 63, 64, 127, 128, 255, 256].includes(index)))
    for (const index of new Set([...indexes, size - 1])) {
      const proof = inclusionProof(stored, index, size)
      expect(isIncluded(hashAt(index), index, size, rootAt(size), proof)).toBe(true)
      expect(() => verifyForeignly(leafAt(index), index, size, rootAt(size), proof)).not.toThrow()
    }
  }
})

test('every tree is consistent with every later one', () => {
  for (const from of [0, ...sizes]) {
    for (const to of sizes.filter((size) => size >= from && (size <= 70 || size % 64 < 3 || size === 300))) {
      expect(isConsistent(checkpointAt(from), checkpointAt(to), consistencyProof(stored, from, to))).toBe(
        true,
      )
    }
  }
})

test.each([
  [1, 2],
  [3, 7],
  [6, 8],
  [8, 9],
  [64, 65],
  [65, 256],
  [255, 300],
  [256, 300],
  [257, 299],
])('a foreign verifier agrees that %i leaves became %i', async (from, to) => {
  const proof = consistencyProof(stored, from, to)
  const isPowerOfTwo = Number.isInteger(Math.log2(from))
  const given = {
    log_id: '',
    tree_size_1: from,
    tree_size_2: to,
    // It leaves the step of RFC 9162, 2.1.4.2, that puts the former root first to its caller.
    consistency_path: isPowerOfTwo ? [rootAt(from), ...proof] : proof,
  }
  expect(await verifyConsistencyProof(rootAt(from), rootAt(to), given)).toBe(true)
  expect(await verifyConsistencyProof(rootAt(from), rootAt(to - 1), given)).toBe(false)
})

test('no other leaf, place, size, root or proof is taken for an inclusion', () => {
  for (const [index, size] of [
    [0, 1],
    [5, 8],
    [6, 7],
    [200, 300],
    [299, 300],
  ] as const) {
    const proof = inclusionProof(stored, index, size)
    const [leaf, root] = [hashAt(index), rootAt(size)]
    for (const [bit, changed] of withOneBitChanged(leaf)) {
      expect(isIncluded(changed, index, size, root, proof), `leaf, bit ${bit}`).toBe(false)
    }
    for (const [bit, changed] of withOneBitChanged(root)) {
      expect(isIncluded(leaf, index, size, changed, proof), `root, bit ${bit}`).toBe(false)
    }
    for (const changed of alterations(proof)) {
      expect(isIncluded(leaf, index, size, root, changed)).toBe(false)
    }
    const places = [...sizes.map((one) => one - 1), -1, 0.5, Number.NaN]
    expect(places.filter((place) => isIncluded(leaf, place, size, root, proof))).toEqual([index])
    expect(isIncluded(leaf, index, size, rootAt(size - 1), proof)).toBe(false)
  }
  expect(() => inclusionProof(stored, 7, 7)).toThrow(RangeError)
})

test('no other tree or proof is taken for a consistent one', () => {
  for (const [from, to] of [
    [1, 2],
    [6, 8],
    [8, 13],
    [257, 300],
  ] as const) {
    const proof = consistencyProof(stored, from, to)
    const [earlier, later] = [checkpointAt(from), checkpointAt(to)]
    for (const [, root] of withOneBitChanged(earlier.root)) {
      expect(isConsistent({ ...earlier, root }, later, proof)).toBe(false)
    }
    for (const [, root] of withOneBitChanged(later.root)) {
      expect(isConsistent(earlier, { ...later, root }, proof)).toBe(false)
    }
    for (const changed of alterations(proof)) expect(isConsistent(earlier, later, changed)).toBe(false)
    expect(isConsistent(later, earlier, proof)).toBe(false)
    expect(isConsistent({ ...earlier, origin: 'elsewhere.example/log' }, later, proof)).toBe(false)
  }
  expect(isConsistent(checkpointAt(5), { ...checkpointAt(5), root: rootAt(6) }, [])).toBe(false)
  expect(isConsistent({ ...checkpointAt(0), root: rootAt(6) }, checkpointAt(6), [])).toBe(false)
  expect(() => consistencyProof(stored, 3, 2)).toThrow(RangeError)
})

function verifyForeignly(leaf: Uint8Array, index: number, size: number, root: Hash, proof: Hash[]): void {
  const entry = {
    canonicalizedBody: Buffer.from(leaf),
    inclusionProof: { logIndex: String(index), hashes: proof.map((hash) => Buffer.from(hash)) },
  }
  const checkpoint = { origin: '', logSize: BigInt(size), logHash: Buffer.from(root), rest: [] }
  // @ts-expect-error -- it reads two of an entry's fields
  verifyMerkleInclusion(entry, checkpoint)
}

function withOneBitChanged(bytes: Uint8Array): [number, Uint8Array][] {
  return Array.from({ length: bytes.length * 8 }, (_, bit) => [
    bit,
    bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)),
  ])
}

/** Shorter, longer, in another order, and with one bit changed in each hash. */
function alterations(proof: readonly Hash[]): Hash[][] {
  return [
    [...proof, sha256()],
    [sha256(), ...proof],
    ...proof.map((_, index) => proof.toSpliced(index, 1)),
    ...(proof.length > 1 ? [proof.toReversed()] : []),
    ...proof.flatMap((hash, index) =>
      withOneBitChanged(hash)
        .filter(([bit]) => bit % 37 === 0)
        .map(([, changed]) => proof.with(index, changed)),
    ),
  ]
}
