import { expect, test } from 'vitest'
import { simulateLastHour } from './last-hour.ts'
import { lastHourOf } from './scenarios.ts'

const proposals = 500

test('with an intake without limits, each proposal takes as long as its sender’s line, and what began too late is late', () => {
  const hour = lastHourOf(proposals, 8, Number.POSITIVE_INFINITY)
  const { sent, inTime, lateByQueue, brokenOff, bytes, durations } = simulateLastHour(1, hour)
  expect(sent).toBe(proposals)
  expect(lateByQueue + brokenOff).toBe(0)
  expect(bytes).toBe(proposals * hour.bytesOfEach)
  expect(durations.mean).toBeGreaterThanOrEqual(hour.bytesOfEach / hour.senderRate)
  expect(durations.mean).toBeLessThan(hour.bytesOfEach / hour.senderRate + 0.6)
  expect(inTime).toBeLessThanOrEqual(proposals)
})

test('with an intake slower than they come, proposals are late that began in time, the same ones with the same seed', () => {
  const hour = lastHourOf(proposals, 8, 1_500_000)
  const outcome = simulateLastHour(1, hour)
  expect(outcome.lateByQueue).toBeGreaterThan(proposals / 10)
  const total = outcome.durations.count + outcome.brokenOff
  expect(total).toBe(proposals)
  expect(simulateLastHour(1, hour).lateByQueue).toBe(outcome.lateByQueue)
})
