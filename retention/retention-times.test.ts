import { expect, test } from 'vitest'
import { momentBefore } from './retention-times.ts'

test.each([
  ['2026-06-15T12:00:00.000Z', { years: 5 }, '2021-06-15T12:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', { months: 12 }, '2023-02-28T12:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', { months: 1 }, '2026-02-28T00:00:00.000Z'],
  ['2026-03-10T00:00:00.000Z', { days: 30 }, '2026-02-08T00:00:00.000Z'],
])('%s less %j is %s', (now, span, then) => {
  expect(momentBefore(new Date(now), span).toISOString()).toBe(then)
})
