import { expect, test } from 'vitest'
import { daysRemaining } from './kind.ts'

const deadline = '2026-06-10T12:00:00.000Z'

test.each([
  ['2026-06-09T12:00:00.000Z', 1],
  ['2026-06-09T11:59:59.999Z', 2],
  ['2026-06-10T11:59:59.999Z', 1],
  ['2026-06-10T12:00:00.000Z', 0],
  ['2026-07-01T00:00:00.000Z', 0],
])('at %s it is %i', (now, days) => {
  expect(daysRemaining(deadline, new Date(now))).toBe(days)
})
