/** A stream of numbers that depends on nothing but the key it was made from. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number
  between(lowest: number, highest: number): number
  /** A whole number; both ends are possible. */
  integer(lowest: number, highest: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  chance(probability: number): boolean
}

/** The same key always gives the same stream; keys that differ in one letter give streams that have nothing in common. */
export function makeSeededRandom(key: string): SeededRandom {
  let state = hashOf(key)
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (lowest, highest) => lowest + (highest - lowest) * next(),
    integer: (lowest, highest) => lowest + Math.floor((highest - lowest + 1) * next()),
    pick: (items) => items[Math.floor(items.length * next())] ?? items[0],
    chance: (probability) => next() < probability,
  }
}

/** FNV-1a, stirred once more so that short keys fill all 32 bits. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
