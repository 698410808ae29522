import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import { DatabaseCounts } from '../../store/shared-counts/shared-counts.ts'
import { en } from '../../languages/messages/intake/en.ts'
import { ProofOfWork } from '../../server/intake/proof-of-work.ts'
import { RateLimits } from '../../server/intake/rate-limits.ts'
import { solvePuzzle } from '../../site/ui/submission-form/solve-puzzle.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** As each process has its own. */
const ofAProcess = () => new DatabaseCounts(database.payload)

const rows = async () => (await rawSql(database.payload)).rows(sql`SELECT * FROM shared_counts`)

const minute = 60_000

describe('a count', () => {
  test('is one for all processes, also when they add at once', async () => {
    const [one, other] = [ofAProcess(), ofAProcess()]
    const key = one.keyOf('a name')
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).add(key, 1, minute)),
    )
    const points = counts.map((count) => count.points).toSorted((before, after) => before - after)
    expect(points).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(new Set(counts.map(({ expiresAt }) => expiresAt)).size).toBe(1)
  })

  test('begins again when its time is over, and is deleted then', async () => {
    const counts = ofAProcess()
    const key = counts.keyOf('short')
    await counts.add(key, 3, minute)
    vi.useFakeTimers({ now: Date.now() + minute, toFake: ['Date'] })
    try {
      expect((await counts.add(key, 1, minute)).points).toBe(1)
      vi.setSystemTime(Date.now() + minute)
      await counts.deleteExpired()
      expect(await rows()).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  test('reveals to nobody what is counted', async () => {
    const limits = new RateLimits(ofAProcess(), 5)
    await limits.countTry('192.0.2.77', en)
    const stored = await rows()
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain('192.0.2')
    expect(ofAProcess().keyOf('a name')).not.toBe(
      new DatabaseCounts(Object.assign(Object.create(database.payload), { secret: 'another' })).keyOf(
        'a name',
      ),
    )
  })
})

describe('between processes', () => {
  test('tries of one address count together', async () => {
    const [one, other] = [new RateLimits(ofAProcess(), 3), new RateLimits(ofAProcess(), 3)]
    for (const limits of [one, other, one]) await limits.countTry('192.0.2.5', en)
    await expect(other.countTry('192.0.2.5', en)).rejects.toMatchObject({ status: 429 })
    await other.countTry('192.0.2.6', en)
  })

  test('whatever number of addresses try, the next one is taken', async () => {
    const limits = new RateLimits(ofAProcess(), 1)
    const others = Array.from({ length: 2050 }, (_, n) => `10.${n >> 8}.${n & 255}.1`)
    for (let from = 0; from < others.length; from += 50)
      await Promise.all(others.slice(from, from + 50).map((address) => limits.countTry(address, en)))
    await limits.countTry('198.51.100.1', en)
    await expect(limits.countTry('198.51.100.1', en)).rejects.toMatchObject({ status: 429 })
  })

  test('a solved puzzle counts once', async () => {
    const [one, other] = [0, 1].map(
      () => new ProofOfWork(database.payload.secret, () => new Date(), ofAProcess()),
    )
    const proof = (await solvePuzzle((await one?.challenge()) ?? '', new AbortController().signal)) ?? null
    const spent = await Promise.all([one?.spend(proof), other?.spend(proof)])
    expect(spent.toSorted()).toEqual([false, true])
  })
})
