import { expect, test } from 'vitest'
import { KnownStates } from './known-states.ts'
import { PartWatch, type PartCheck } from './part-watch.ts'
import type { PartState } from './known-states.ts'

const minute = 60_000
let moment = Date.parse('2026-11-23T09:00:00Z')
const now = () => new Date(moment)

test('a part is in its state since it was first found in it, whatever is measured meanwhile', () => {
  const known = new KnownStates(now)
  const begun = now().toISOString()
  known.note('disk', { state: 'ok', values: { freeBytes: 3 } })
  moment += minute
  known.note('disk', { state: 'ok', values: { freeBytes: 2 } })
  expect(known.get('disk')).toEqual({ state: 'ok', values: { freeBytes: 2 }, since: begun })
  moment += minute
  known.note('disk', { state: 'low', detail: 'Little is left.' })
  const low = now().toISOString()
  moment += minute
  known.note('disk', { state: 'low', detail: 'Less is left.' })
  expect(known.all()).toEqual({ disk: { state: 'low', detail: 'Less is left.', since: low } })
  known.note('disk', { state: 'ok' })
  expect(known.get('disk')?.since).toBe(now().toISOString())
})

const watchOf = (look: () => Promise<Record<string, PartState>>, limit = minute) => {
  const check: PartCheck = { parts: ['scanner'], interval: minute, look }
  return new PartWatch({ checks: [check], limit, now })
}

test('a part that can’t be looked at is away, and the reason is said', async () => {
  const watch = watchOf(() => Promise.reject(new Error('connect ECONNREFUSED')))
  await watch.lookAtAll()
  expect(watch.states()).toMatchObject({ scanner: { state: 'away', detail: 'connect ECONNREFUSED' } })
})

test('a look that hangs is given up, and not followed by a second one until it ends', async () => {
  const hanging = Promise.withResolvers<Record<string, PartState>>()
  let looks = 0
  const watch = watchOf(() => {
    looks += 1
    return hanging.promise
  }, 1)
  await watch.lookAtAll()
  expect(watch.get('scanner')).toMatchObject({ state: 'away', detail: 'No answer within 0.001 s' })
  await watch.lookAtAll()
  expect(looks).toBe(1)
  hanging.resolve({ scanner: { state: 'ok' } })
  await expect
    .poll(async () => {
      await watch.lookAtAll()
      return watch.get('scanner')?.state
    })
    .toBe('ok')
})
