import { expect, test } from 'vitest'
import { dotsInterval, nextDots } from './loading-indicator.tsx'

test('one to three dots show in turn', () => {
  const shown = [1]
  for (let step = 0; step < 5; step++) shown.push(nextDots(shown.at(-1) ?? 0))
  expect(shown).toEqual([1, 2, 3, 1, 2, 3])
})

test('they step every half second', () => {
  expect(dotsInterval).toBe(500)
})
