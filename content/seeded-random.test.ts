import { describe, expect, it } from 'vitest'
import { makeSeededRandom } from './seeded-random.ts'

const draw = (key: string, count: number): number[] => {
  const random = makeSeededRandom(key)
  return Array.from({ length: count }, () => random.next())
}

describe('seeded random', () => {
  it('repeats itself for a key and for no other', () => {
    expect(draw('a', 20)).toEqual(draw('a', 20))
    expect(draw('a', 20)).not.toEqual(draw('b', 20))
  })

  it('spreads evenly over keys that differ little', () => {
    const firsts = Array.from({ length: 2000 }, (_, index) => draw(`item-${index}`, 1)[0] ?? 0)
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length
    expect(mean).toBeGreaterThan(0.47)
    expect(mean).toBeLessThan(0.53)
    expect(Math.min(...firsts)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...firsts)).toBeLessThan(1)
  })

  it('keeps whole numbers and picks within bounds', () => {
    const random = makeSeededRandom('bounds')
    const values = Array.from({ length: 500 }, () => random.integer(2, 4))
    expect(new Set(values)).toEqual(new Set([2, 3, 4]))
    expect(['x', 'y']).toContain(random.pick(['x', 'y']))
  })
})
