import { expect, test } from 'vitest'
import { paddedLength } from './padding.ts'

test('lengths are padded to few, at most 3.2 % longer, and whole blocks of an archive', () => {
  const lengths = new Set<number>()
  for (let length = 0; length <= 64 * 2 ** 20; length += 4099) {
    const padded = paddedLength(length)
    expect(padded).toBeGreaterThanOrEqual(length)
    expect(padded % 512).toBe(0)
    expect(paddedLength(padded)).toBe(padded)
    expect(padded).toBeLessThan(Math.max(256 * 1024 + 1, length * 1.032))
    lengths.add(padded)
  }
  expect(lengths.size).toBe(257)
})
