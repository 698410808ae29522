import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetLog, openLogContext } from '../support/log-context.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { startTimeStampAuthority } from '../support/time-stamp-authority.ts'

let database: TestDatabase
let payload: Payload
let outside: Awaited<ReturnType<typeof startTimeStampAuthority>>
let context: import('../../transparency/signing/sign-checkpoint.ts').SignerContext
let modules: typeof import('../../transparency/append.ts') &
  typeof import('../../transparency/log-rows.ts') &
  typeof import('../../transparency/signing/sign-checkpoint.ts') &
  typeof import('../../transparency/stamps/stamp-checkpoints.ts') &
  typeof import('../../server/operator/shared-parts.ts')

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
  outside = await startTimeStampAuthority()
  context = await openLogContext(payload)
  modules = {
    ...(await import('../../transparency/append.ts')),
    ...(await import('../../transparency/log-rows.ts')),
    ...(await import('../../transparency/signing/sign-checkpoint.ts')),
    ...(await import('../../transparency/stamps/stamp-checkpoints.ts')),
    ...(await import('../../server/operator/shared-parts.ts')),
  }
})
afterAll(async () => {
  outside.close()
  await database.close()
})
beforeEach(async () => {
  await forgetLog(context)
  Object.assign(outside.state, { isAway: false, answers: 0 })
})

// The authority has this machine's clock.
const start = Date.now()
const inHours = (hours: number) => new Date(start + hours * 60 * 60_000)

async function grow(kind = 'status changed'): Promise<{ size: number; note: string }> {
  const at = new Date(start).toISOString()
  await modules.appendOpenly(context, { kind, at, reference: 'R-1', entry: 'AAAA' }, new Date(start))
  await modules.signCheckpoint(context, new Date(start))
  const checkpoint = await modules.readCheckpointNote(payload)
  if (!checkpoint) throw new Error('There is no checkpoint')
  return checkpoint
}

const stamp = (hours = 0) =>
  modules.stampCheckpoint({ payload, authority: outside.authority, now: () => inHours(hours) })

test('a checkpoint is stamped outside, as openssl verifies, and whoever asks gets the stamp', async () => {
  const checkpoint = await grow()
  expect(await stamp()).toBe(true)
  const { transparency } = await import('../../server/transparency/transparency.ts')
  const app = transparency({ payload, settings: (await import('../../environment.ts')).environment() })
  const answer = await app.request(`/stamps/${checkpoint.size}.tsr`)
  expect(answer.headers.get('Content-Type')).toBe('application/timestamp-reply')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(outside.verifies(checkpoint.note, bytes)).toBe(true)
  expect(outside.verifies(`${checkpoint.note} `, bytes)).toBe(false)
  expect((await app.request(`/stamps/${checkpoint.size + 1}.tsr`)).status).toBe(404)
  const stored = await modules.readStamp(payload)
  expect(Math.abs(Date.parse(stored?.stampedAt ?? '') - Date.now())).toBeLessThan(60_000)
})

test('it is done once an hour, and at once after terms, a deadline or an opening', async () => {
  await grow()
  expect([await stamp(), await stamp()]).toEqual([true, false])
  await grow()
  expect([await stamp(0.5), await stamp(1.1)]).toEqual([false, true])
  for (const kind of ['terms', 'addendum', 'opening begun', 'minutes']) {
    await grow(kind)
    expect([await stamp(0.1), await stamp(0.1)]).toEqual([true, false])
  }
})

test('while the authority is away nothing is lost, operators see it, and the next stamp covers all', async () => {
  await grow()
  expect(await stamp()).toBe(true)
  outside.state.isAway = true
  await grow()
  await expect(stamp(1.5)).rejects.toThrow('The authority answered with 503')
  const latest = await grow()
  expect(await modules.lookAtTimeStamps(payload, inHours(2))).toMatchObject({ state: 'ok' })
  expect(await modules.lookAtTimeStamps(payload, inHours(3))).toMatchObject({ state: 'old' })
  outside.state.isAway = false
  expect(await stamp(3)).toBe(true)
  expect((await modules.readStamp(payload))?.size).toBe(latest.size)
  expect(await modules.lookAtTimeStamps(payload, inHours(3))).toEqual({ state: 'ok' })
})

test('what somebody else has stamped, or stamped of something else, is no stamp', async () => {
  const checkpoint = await grow()
  const other = await startTimeStampAuthority()
  try {
    const { certificate } = other.authority
    const authority = { ...outside.authority, certificate }
    await expect(modules.stampCheckpoint({ payload, authority })).rejects.toThrow('no time stamp')
  } finally {
    other.close()
  }
  expect(await modules.readStamp(payload)).toBeUndefined()
  expect(await stamp()).toBe(true)
  const { readTimeStamp } = await import('../../transparency/stamps/time-stamp.ts')
  const { X509Certificate } = await import('node:crypto')
  const { readFile } = await import('node:fs/promises')
  const certificate = new X509Certificate(await readFile(outside.authority.certificate))
  const answer = (await modules.readStamp(payload))?.stamp ?? new Uint8Array()
  expect(() => readTimeStamp(answer, checkpoint.note, certificate)).not.toThrow()
  expect(() => readTimeStamp(answer, `${checkpoint.note}x`, certificate)).toThrow('no time stamp')
  expect(() => readTimeStamp(answer.subarray(1), checkpoint.note, certificate)).toThrow('no time stamp')
})
