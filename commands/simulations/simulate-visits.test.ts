import { describe, expect, test } from 'vitest'
import { SeededRandom } from '../trials/seeded-random.ts'
import { zipfShares } from './draws.ts'
import { productOn } from './machines.ts'
import { dayOf, pressRelease } from './scenarios.ts'
import { simulateVisits, type Machines, type Site, type Visits } from './simulate-visits.ts'

const answer = (renderSeconds: number) => ({ bytes: 1000, renderSeconds })

/** Pages that are read by Zipf's law. */
const siteOf = (count: number): Site => ({
  search: answer(0.05),
  files: { bytes: 0, requests: 0 },
  pages: zipfShares(count, 0.8).map((share) => ({ document: answer(0.01), data: answer(0.01), share })),
})

const steady = (rate: number, seconds: number): Visits => ({
  seconds,
  arrivalRate: () => rate,
  highestRate: rate,
  ...{ pagesOfVisit: 1, reading: 1, searches: 0, newcomers: 0, landing: 0, publishes: [] },
})

const oneNode = productOn({ nodes: 1, processors: 1, edgeLocations: 0 })

/** Share of those who wait in an M/M/c queue (Erlang's C formula). */
function erlangC(servers: number, load: number): number {
  let sum = 0
  let term = 1
  for (let count = 0; count < servers; count += 1) {
    sum += term
    term *= load / (count + 1)
  }
  const waiting = (term * servers) / (servers - load)
  return waiting / (sum + waiting)
}

test.each([1, 4])('searches wait as long as the formula of a queue with %i servers says', (servers) => {
  const mean = 0.05
  const load = 0.7 * servers
  // The second page of each visit is a search, and nobody's first is rendered for long.
  const site = { ...siteOf(1), pages: [{ document: answer(0), data: answer(0), share: 1 }] }
  const visits = {
    ...steady(load / mean, 1500),
    searches: 1,
    pagesOfVisit: 2,
    reading: 20,
    publishes: [],
  }
  const machines: Machines = {
    ...oneNode,
    ...{ renderingProcesses: servers, answeringProcesses: 1, rendersOfOne: 1, mostWaiting: Infinity },
    longestWait: Infinity,
  }
  // A visit has two pages on average: one search.
  const { waits, renderingLoad, searches } = simulateVisits(7, site, visits, machines)
  const expected = mean + (erlangC(servers, load) * mean) / (servers - load)
  expect(renderingLoad).toBeCloseTo(0.7, 1)
  expect(waits.count).toBeGreaterThan(searches * 0.99)
  expect(waits.mean / expected).toBeGreaterThan(0.9)
  expect(waits.mean / expected).toBeLessThan(1.1)
})

/** Hit ratio of a cache for the `room` last read of these things (Che's approximation). */
function cheHitRatio(shares: readonly number[], room: number): number {
  let [low, high] = [0, 1e9]
  for (let round = 0; round < 200; round += 1) {
    const time = (low + high) / 2
    const held = shares.reduce((sum, share) => sum + 1 - Math.exp(-share * time), 0)
    if (held < room) low = time
    else high = time
  }
  return shares.reduce((sum, share) => sum + share * (1 - Math.exp(-share * low)), 0)
}

test.each([20, 100])(
  'a cache with room for %i of 400 pages is hit as often as Che’s approximation says',
  (room) => {
    const site = siteOf(400)
    const machines: Machines = {
      ...oneNode,
      // Nothing is ever in the making when it is asked for again.
      spread: 'none',
      origin: { ...oneNode.origin, life: Infinity, bytesBesideBody: 0, cacheBytes: room * 1000 },
    }
    const free = { ...site, pages: site.pages.map((page) => ({ ...page, document: answer(1e-9) })) }
    const { origin } = simulateVisits(3, free, steady(100, 600), machines)
    const ratio = origin.hit / (origin.hit + origin.miss)
    const shares = site.pages.map(({ share }) => share)
    expect(Math.abs(ratio - cheHitRatio(shares, room))).toBeLessThan(0.02)
  },
)

describe('a press release', () => {
  const machines = productOn({ nodes: 1, processors: 2, edgeLocations: 3 })
  const site = siteOf(300)
  const visits = pressRelease(2000)
  const outcome = simulateVisits(1, site, visits, machines)

  test('loses no visit: each view comes from the edge, from the origin or is refused', () => {
    const { edge, origin, searches, views } = outcome
    expect(edge.hit + edge.stale + edge.miss + searches).toBe(views)
    const asked = origin.hit + origin.miss + origin.stale + origin.refused
    expect(asked + searches).toBe(outcome.originRequests)
    expect(outcome.visitors).toBeGreaterThan(2000)
  })

  test('is the same with the same seed, and another with another', () => {
    const again = simulateVisits(1, site, visits, machines)
    expect({ ...again, waits: again.waits.mean }).toEqual({ ...outcome, waits: outcome.waits.mean })
    expect(simulateVisits(2, site, visits, machines).views).not.toBe(outcome.views)
  })
})

test('what is asked for faster than it can be made is refused once four hundred wait', () => {
  const site = { ...siteOf(1), search: answer(1) }
  const visits = { ...steady(50, 60), searches: 1, pagesOfVisit: 2, reading: 1 }
  const machines = { ...oneNode, answeringProcesses: 1 }
  const { refused, firstRefusal, mostWaiting } = simulateVisits(5, site, visits, machines)
  expect(mostWaiting).toBe(machines.mostWaiting)
  expect(refused).toBeGreaterThan(1000)
  // Fifty a second come and one is made: four hundred wait after some eight seconds.
  expect(firstRefusal).toBeGreaterThan(6)
  expect(firstRefusal).toBeLessThan(12)
})

test('a day has as many page views as it is said to have', () => {
  const { views } = simulateVisits(1, siteOf(50), dayOf(30_000), oneNode)
  expect(views / 30_000).toBeGreaterThan(0.97)
  expect(views / 30_000).toBeLessThan(1.03)
})

test('the shares of a popularity add up to one', () => {
  const sum = zipfShares(100, new SeededRandom(1).next()).reduce((total, share) => total + share, 0)
  expect(sum).toBeCloseTo(1, 9)
})
