import { expect, test } from 'vitest'
import { concatenate, utf8 } from './bytes.ts'
import {
  entriesPath,
  entryBundle,
  readEntryBundle,
  readTilePath,
  storedInTiles,
  subtreeHash,
  tilePath,
  tilesOf,
  tileWidth,
} from './tiles.ts'
import { treeInMemory } from './tree-in-memory.ts'
import { leafHash, rootHash } from './tree.ts'

test('places are those of the specification', () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067')
  expect(tilePath({ level: 1, index: 1, width: 17 })).toBe('tile/1/001.p/17')
  expect(entriesPath({ index: 0, width: 1 })).toBe('tile/entries/000.p/1')
  expect(tilesOf(70_000)).toHaveLength(277)
  expect(tilesOf(0)).toEqual([])
})

test('a place is read back, and has one spelling', () => {
  for (const tile of [
    { level: 0, index: 1_234_067, width: 256 },
    { level: 2, index: 999, width: 3 },
  ]) {
    expect(readTilePath(tilePath(tile))).toEqual({ ...tile, isEntries: false })
  }
  expect(readTilePath('tile/entries/007.p/8')).toEqual({ level: 0, index: 7, width: 8, isEntries: true })
  for (const other of [
    'tile/0/x000/001',
    'tile/0/1',
    'tile/0/001.p/256',
    'tile/0/001.p/0',
    'tile/64/001',
    'tile/00/001',
    'tile/data/001',
    'tile/0/001/',
    '../tile/0/001',
  ]) {
    expect(readTilePath(other), other).toBeUndefined()
  }
})

test('the root from tiles is the root from leaves, at any size', () => {
  const hashes = Array.from({ length: 66_000 }, (_, index) => leafHash(utf8(`leaf ${index}`)))
  const inMemory = treeInMemory(hashes)
  for (const size of [1, 255, 256, 257, 65_536, 66_000]) {
    const tiles = new Map(
      tilesOf(size).map(({ level, index, width }) => [
        `${level} ${index}`,
        concatenate(
          ...Array.from({ length: width }, (_, inner) => inMemory(level * 8, index * tileWidth + inner)),
        ),
      ]),
    )
    const inTiles = storedInTiles((level, index) => tiles.get(`${level} ${index}`) ?? new Uint8Array())
    expect(rootHash(inTiles, size)).toEqual(rootHash(inMemory, size))
  }
  expect(subtreeHash(hashes.slice(0, 256))).toEqual(inMemory(8, 0))
  expect(() => storedInTiles(() => new Uint8Array(64))(0, 2)).toThrow(RangeError)
})

test('leaves are read back from their bundle', () => {
  const leaves = ['', 'one', 'é', 'x'.repeat(65_535)]
  const bundle = entryBundle(leaves)
  expect(readEntryBundle(bundle)).toEqual(leaves.map(utf8))
  expect(() => readEntryBundle(bundle.subarray(0, -1))).toThrow(RangeError)
  expect(() => readEntryBundle(Uint8Array.of(0))).toThrow(RangeError)
  expect(() => entryBundle(['x'.repeat(65_536)])).toThrow(RangeError)
})
