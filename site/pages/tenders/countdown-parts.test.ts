import { expect, test } from 'vitest'
import { countdownParts } from './countdown-parts.ts'

test.each([
  [0, '0 second'],
  [1, '1 second'],
  [60_000, '1 minute, 0 second'],
  [59_001, '1 minute, 0 second'],
  [3_600_000 + 61_000, '1 hour, 1 minute, 1 second'],
  [2 * 86_400_000 + 5_000, '2 day, 0 hour, 0 minute, 5 second'],
])('%i ms are %s', (milliseconds, expected) => {
  expect(
    countdownParts(milliseconds)
      .map(({ value, unit }) => `${value} ${unit}`)
      .join(', '),
  ).toBe(expected)
})
