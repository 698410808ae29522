import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  Attempts,
  mostAtOneAccount,
  mostOfOneAddress,
  windowOfAttempts,
} from '../../accounts/sign-in/attempts.ts'
import { en } from '../../languages/messages/intake/en.ts'
import { holdLease } from '../../procurement/openings/openings-table.ts'
import { RateLimits } from '../../server/intake/rate-limits.ts'
import { SubmissionLock } from '../../server/intake/submission-lock.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { Lease } from '../../store/lease.ts'
import { DatabaseCounts } from '../../store/shared-counts/shared-counts.ts'
import { isStillArriving } from '../../submissions/is-still-arriving.ts'
import { exclusively } from '../../submissions/store/exclusively.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

let database: TestDatabase
let payload: Payload
beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
})
afterAll(() => database.close())
afterEach(() => {
  vi.useRealTimers()
})

const now = new Date('2026-06-15T12:00:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const setClock = (at: Date) => {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  vi.setSystemTime(at)
}

describe('a lease that was taken while a clock was two days ahead', () => {
  const holds = async (lease: Lease, at: Date) => (await lease.hold(at)).isHeld

  test('is free when it would be had it just been prolonged, where its process was killed', async () => {
    expect(await holds(new Lease(payload, 'signer'), later(2 * day))).toBe(true)
    const next = new Lease(payload, 'signer')
    expect(await holds(next, now)).toBe(false)
    expect(await holds(next, later(minute - 1))).toBe(false)
    expect(await holds(next, later(minute))).toBe(true)
  })

  test('stays with its process where that lives, by whichever clock it goes on', async () => {
    const [one, other] = [new Lease(payload, 'witnesses'), new Lease(payload, 'witnesses')]
    for (let seconds = 0; seconds <= 180; seconds += 5) {
      const at = later(seconds * second)
      expect(await holds(one, seconds < 90 ? later(2 * day + seconds * second) : at)).toBe(true)
      expect(await holds(other, at)).toBe(false)
    }
    await one.end()
    expect(await holds(other, later(3 * minute))).toBe(true)
  })

  test('is asked for as a new one once the clock is right, as another may have had it meanwhile', async () => {
    const lease = new Lease(payload, 'time stamps')
    await lease.hold(later(2 * day))
    expect(await lease.hold(now)).toEqual({ isHeld: true, isNew: true, isRenewed: true })
    expect(await lease.hold(later(second))).toEqual({ isHeld: true, isNew: false, isRenewed: false })
  })
})

describe('the lease of an opening that was taken while a clock was two days ahead', () => {
  const [lived, killed, failed] = [1, 2, 3]
  beforeAll(async () => {
    const { write } = await rawSql(payload)
    await write(
      [lived, killed, failed].map(
        (tender) => sql`INSERT INTO openings (tender, state, begun_by, begun_at, approval, entry)
          VALUES (${tender}, 'opening', 1, ${now.toISOString()}, '{}', 0)`,
      ),
    )
  })

  test('is free when it would be had it just been prolonged, where its process was killed', async () => {
    expect(await holdLease(payload, killed, randomUUID(), later(2 * day))).toBe(true)
    const next = randomUUID()
    expect(await holdLease(payload, killed, next, now)).toBe(false)
    expect(await holdLease(payload, killed, next, later(minute - 1))).toBe(false)
    expect(await holdLease(payload, killed, next, later(minute))).toBe(true)
  })

  test('stays with its process where that lives', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (let seconds = 0; seconds <= 180; seconds += 20) {
      expect(await holdLease(payload, lived, one, later(2 * day + seconds * second))).toBe(true)
      expect(await holdLease(payload, lived, other, later(seconds * second))).toBe(false)
    }
  })

  test('does not hold it up after a failure either', async () => {
    const { write } = await rawSql(payload)
    await write([
      sql`UPDATE openings SET lease_until = ${later(2 * day).toISOString()} WHERE tender = ${failed}`,
    ])
    const next = randomUUID()
    expect(await holdLease(payload, failed, next, now)).toBe(false)
    expect(await holdLease(payload, failed, next, later(minute))).toBe(true)
  })
})

describe('what was under way while a clock was two days ahead', () => {
  const never = () => Promise.withResolvers<never>().promise
  const lock = () => new SubmissionLock(payload, () => undefined)
  const ends = async (after: Date) =>
    (await rawSql(payload)).rows(sql`SELECT name FROM sendings WHERE expires_at > ${after.getTime()}`)

  test('is waited for by an opening no longer than if it had just given a sign of life', async () => {
    const tender = 4711
    // Its process is killed: it neither ends nor gives a sign of life.
    setClock(later(2 * day))
    void lock().once('killed', { tender, isRemembered: false, first: never, again: async () => undefined })
    await expect.poll(() => ends(later(2 * day))).toHaveLength(1)
    setClock(now)
    expect(await isStillArriving(payload, tender)).toBe(true)
    setClock(later(20 * second - 1))
    expect(await isStillArriving(payload, tender)).toBe(true)
    setClock(later(20 * second))
    expect(await isStillArriving(payload, tender)).toBe(false)
  })

  test('does not hold up the same, sent again', async () => {
    setClock(later(2 * day))
    void lock().alone('killed as well', never)
    await expect.poll(() => ends(later(2 * day))).toHaveLength(1)
    setClock(now)
    const again = lock().alone('killed as well', async () => 'again')
    await expect.poll(() => ends(later(20 * second))).toEqual([])
    setClock(later(20 * second))
    expect(await again).toBe('again')
  })

  test('does not hold up who changes a mark', async () => {
    setClock(later(2 * day))
    void exclusively(payload, 'S-1', never)
    await expect.poll(() => ends(later(2 * day))).toHaveLength(1)
    setClock(now)
    expect(await exclusively(payload, 'S-1', async () => true)).toBeUndefined()
    setClock(later(minute))
    expect(await exclusively(payload, 'S-1', async () => true)).toBe(true)
  })
})

describe('what was counted while a clock was a year ahead', () => {
  test('keeps nobody from signing in, in whichever process, and nobody has more tries than at any time', async () => {
    setClock(later(365 * day))
    const one = new Attempts(new DatabaseCounts(payload))
    const tries = (by: Attempts) => by.toSignIn('203.0.113.7', 'amina@example.org')
    for (let count = 0; count <= mostOfOneAddress; count += 1) await tries(one)
    expect(await tries(one)).toBe(windowOfAttempts)
    setClock(now)
    const other = new Attempts(new DatabaseCounts(payload))
    for (let count = 0; count < mostAtOneAccount; count += 1)
      expect(await tries(count % 2 === 0 ? one : other)).toBeUndefined()
    for (const by of [one, other]) expect(await tries(by)).toBe(windowOfAttempts)
  })

  test('keeps no sender away, in whichever process', async () => {
    setClock(later(365 * day))
    const [one, other] = [1, 2].map(() => new RateLimits(new DatabaseCounts(payload), 1))
    await one?.countTry('203.0.113.8', en)
    setClock(now)
    await one?.countTry('203.0.113.8', en)
    for (const by of [one, other])
      await expect(by?.countTry('203.0.113.8', en)).rejects.toMatchObject({
        ...{ status: 429, retryAfterSeconds: 60 * 60 },
      })
  })

  test('is one count on machines whose clocks differ by seconds', async () => {
    const counts = new DatabaseCounts(payload)
    const key = counts.keyOf('seconds')
    setClock(later(5 * second))
    const { expiresAt } = await counts.add(key, 1, minute)
    setClock(now)
    expect(await counts.add(key, 1, minute)).toEqual({ points: 2, expiresAt })
  })
})
