import { describe, expect, test } from 'vitest'
import { countsInMemory } from '../../tests/support/counts-in-memory.ts'
import { solvePuzzle } from '../../site/ui/submission-form/solve-puzzle.ts'
import { clientAddress } from '../../store/shared-counts/client-address.ts'
import { en } from '../../languages/messages/intake/en.ts'
import { networkOf } from '../../store/shared-counts/network-of.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { RateLimits } from './rate-limits.ts'
import { Refused } from './refused.ts'

const now = () => new Date()

async function refusalOf(work: Promise<unknown>): Promise<Refused> {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (error instanceof Refused) return error
  throw new Error('It was not refused')
}

describe('tries', () => {
  test('are counted by address, with the time after which to come back', async () => {
    const limits = new RateLimits(countsInMemory(), 2)
    await limits.countTry('192.0.2.1', en)
    await limits.countTry('192.0.2.1', en)
    const refused = await refusalOf(limits.countTry('192.0.2.1', en))
    expect(refused).toMatchObject({ status: 429, reason: en.tooOften, puzzle: undefined })
    expect(refused.retryAfterSeconds).toBeGreaterThan(3500)
    await limits.countTry('192.0.2.2', en)
  })

  test('of whoever is over the limit are counted no more, so that a flood asks nothing of the database', async () => {
    const counts = countsInMemory()
    let asked = 0
    const limits = new RateLimits({ ...counts, add: (...given) => (asked++, counts.add(...given)) }, 2)
    await limits.countTry('192.0.2.1', en)
    await limits.countTry('192.0.2.1', en)
    for (let tries = 0; tries < 5; tries += 1) await refusalOf(limits.countTry('192.0.2.1', en))
    expect(asked).toBe(2)
  })

  test('from one IPv6 network count together, and IPv4 written as IPv6 counts as IPv4', async () => {
    const limits = new RateLimits(countsInMemory(), 1)
    await limits.countTry('2001:db8:1:2::1', en)
    await refusalOf(limits.countTry('2001:db8:1:2:ffff::9', en))
    await limits.countTry('2001:db8:1:3::1', en)
    await limits.countTry('192.0.2.9', en)
    expect(await refusalOf(limits.countTry('::ffff:192.0.2.9', en))).toMatchObject({ status: 429 })
  })

  test('from one IPv6 network count together however their addresses are written', () => {
    for (const address of [
      '2001:db8::1',
      '2001:db8:0:0:ffff::9',
      '2001:DB8:0::',
      '[2001:db8::7]:4411',
      '2001:db8::1%eth0',
    ])
      expect(networkOf(address)).toBe('2001:db8:0:0')
    expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1')
    for (const address of ['192.0.2.9', '::ffff:192.0.2.9', '::ffff:c000:209', '192.0.2.9:8080'])
      expect(networkOf(address)).toBe('192.0.2.9')
    expect(networkOf('unknown')).toBe('unknown')
  })

  test('beyond the limit go on against a solved puzzle, each of which counts once', async () => {
    const counts = countsInMemory()
    const limits = new RateLimits(counts, 1, new ProofOfWork('secret', now, counts))
    await limits.countTry('192.0.2.1', en)
    const { puzzle } = await refusalOf(limits.countTry('192.0.2.1', en))
    const proof = await solvePuzzle(puzzle ?? '', new AbortController().signal)
    await limits.countTry('192.0.2.1', en, proof)
    await refusalOf(limits.countTry('192.0.2.1', en, proof))
    expect(await refusalOf(limits.countTry('192.0.2.1', en, 'rubbish'))).toMatchObject({ status: 429 })
  })

  test('are not let through by a puzzle of another making, or one that is over', async () => {
    const counts = countsInMemory()
    const others = new ProofOfWork('other secret', now, counts)
    const old = new ProofOfWork('secret', () => new Date(Date.now() - 11 * 60_000), counts)
    const ours = new ProofOfWork('secret', now, counts)
    for (const maker of [others, old]) {
      const proof = await solvePuzzle(await maker.challenge(), new AbortController().signal)
      expect(await ours.spend(proof ?? null)).toBe(false)
    }
  })
})

describe('the address of a sender', () => {
  test('is the connection’s, unless a trusted proxy reports it', () => {
    expect(clientAddress('203.0.113.5', '192.0.2.1', 0)).toBe('192.0.2.1')
    expect(clientAddress('203.0.113.5', '10.0.0.1', 1)).toBe('203.0.113.5')
    expect(clientAddress('forged, 203.0.113.5, 10.0.0.2', '10.0.0.1', 2)).toBe('203.0.113.5')
    expect(clientAddress('', '10.0.0.1', 1)).toBe('10.0.0.1')
    expect(clientAddress(undefined, undefined, 1)).toBe('unknown')
  })
})

describe('room on the disk', () => {
  test('is not taken by one address: in a day no more than it leaves to the others', async () => {
    const limits = new RateLimits(countsInMemory(), 1000)
    let room = 1000
    const send = async (address: string, bytes: number) => {
      await limits.countRoom(address, bytes, room, en)
      room -= bytes
    }
    await send('2001:db8::1', 300)
    await send('2001:db8::2', 200)
    const refused = await refusalOf(send('2001:db8::3', 100))
    expect(refused).toMatchObject({ status: 429, reason: en.tooOften })
    expect(refused.retryAfterSeconds).toBeGreaterThan(3600)
    for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8:1::1']) await send(address, 100)
  })

  test('that was refused counts for nothing: what fits is taken after it', async () => {
    const limits = new RateLimits(countsInMemory(), 1000)
    await limits.countRoom('192.0.2.1', 300, 1000, en)
    for (const bytes of [800, 900])
      expect(await refusalOf(limits.countRoom('192.0.2.1', bytes, 700, en))).toMatchObject({ status: 429 })
    await limits.countRoom('192.0.2.1', 400, 700, en)
  })
})
