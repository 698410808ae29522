import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'
import { CannotGoOn, endWith, say } from '../steps/say.ts'
import { costOf, pricesShape, type Resources } from './costs.ts'
import { simulateLastHour } from './last-hour.ts'
import { productOn } from './machines.ts'
import { busiestHourOf, dayOf, lastHourOf, pressRelease } from './scenarios.ts'
import { simulateVisits, type Outcome, type Visits } from './simulate-visits.ts'
import { measuredSite } from './site.ts'

const usage = `Usage: npm run simulate:scale -- SCENARIO [OPTION…]
  day [--views 10000000]           a day of page views; busiest-hour is its busiest hour alone
  press-release [--visitors 100000]  visitors of one minute after a publish
  last-hour [--proposals 10000] [--megabytes 8] [--intake 25]  proposals before a deadline; intake of all machines, MB/s
Options: --nodes 2 --processors 2 (that render, of each node) --edges 12 (locations of a CDN; 0 none, 1 an nginx)
  --cache-megabytes 12 --render-factor 1 --seed 1 --prices FILE --pages FILE`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: 'string', default: '10000000' },
    visitors: { type: 'string', default: '100000' },
    proposals: { type: 'string', default: '10000' },
    megabytes: { type: 'string', default: '8' },
    intake: { type: 'string', default: '25' },
    nodes: { type: 'string', default: '2' },
    processors: { type: 'string', default: '2' },
    edges: { type: 'string', default: '12' },
    'cache-megabytes': { type: 'string' },
    'render-factor': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    prices: { type: 'string', default: inRepository('commands/simulations/prices.json') },
    pages: { type: 'string' },
  },
})

const notNegative = z.coerce.number().nonnegative()
const positive = z.coerce.number().positive()
const wholeNumber = z.coerce.number().int().nonnegative()

const asked = z
  .object({
    views: positive,
    visitors: positive,
    proposals: wholeNumber,
    megabytes: positive,
    intake: positive,
    nodes: wholeNumber.min(1),
    processors: wholeNumber.min(1),
    edges: wholeNumber,
    'cache-megabytes': positive.optional(),
    'render-factor': notNegative,
    seed: wholeNumber,
    prices: z.string(),
    pages: z.string().optional(),
  })
  .safeParse(values)

/** Cached answers that one answering process gives in a second: the lowest of docs/performance.md (home, 30 kB). */
const answersOfOneProcess = 58_000

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const row = (what: string, figure: string | number) =>
  say(`  ${what.padEnd(52)} ${String(figure).padStart(14)}`)
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1)

function sayOutcome(outcome: Outcome, seconds: number): void {
  const { edge, origin, waits } = outcome
  const atEdge = edge.hit + edge.stale + edge.miss
  const atOrigin = origin.hit + origin.miss + origin.stale + origin.refused
  row('visitors, page views', `${outcome.visitors}, ${outcome.views}`)
  if (atEdge > 0) {
    row('edge: answered by itself', percent(edge.hit, atEdge))
    row('edge: answered, and asked the origin meanwhile', percent(edge.stale, atEdge))
    row('edge: the visitor waited for the origin', percent(edge.miss, atEdge))
  }
  row('origin: requests a second, mean', (outcome.originRequests / seconds).toFixed(1))
  row('origin: requests a second, most', outcome.originRequestsAtMost)
  row(
    'origin: of one answering process’s time, at most',
    percent(outcome.originRequestsAtMost, answersOfOneProcess),
  )
  row('origin: pages from memory', percent(origin.hit, atOrigin))
  row('origin: last good page after a publish', percent(origin.stale, atOrigin))
  row('renders a second, mean', (outcome.renders / seconds).toFixed(2))
  row('rendering processors in use', percent(outcome.renderingLoad, 1))
  row('views that waited for a render', percent(waits.count, outcome.views))
  const waited = [0.5, 0.95, 0.99].map((share) => (1000 * waits.at(share)).toFixed(0)).join(', ')
  row('their wait, ms: median, 95th, 99th percentile', waited)
  row('most waiting in one queue (of 400)', outcome.mostWaiting)
  row('refused with 503', outcome.refused)
  if (outcome.firstRefusal !== undefined) row('first refusal, s', outcome.firstRefusal.toFixed(1))
  row('to visitors, GB', gigabytes(outcome.bytesToVisitors))
  row('to visitors, Gbit/s at most', ((8 * outcome.bytesToVisitorsAtMost) / 1e9).toFixed(2))
  row('from the origin, GB', gigabytes(outcome.bytesFromOrigin))
}

/** A month of thirty such days, the back office and the database on machines of their own. */
function sayCost(
  outcome: Outcome,
  options: { nodes: number; processors: number; edges: number; prices: string },
) {
  const prices = pricesShape.parse(JSON.parse(readFileSync(options.prices, 'utf8')))
  // Staff's node and the database: two processors and four gigabytes each.
  const processors = options.nodes * options.processors + 4
  const days = 30
  const isBehindCdn = options.edges > 1
  const searchBytes = outcome.bytesFromOrigin / 1e9
  const resources: Resources = {
    vcpuMonth: processors,
    memoryGigabyteMonth: 2 * processors,
    diskGigabyteMonth: 200,
    bucketGigabyteMonth: 100,
    egressGigabyte: days * (isBehindCdn ? searchBytes : outcome.bytesToVisitors / 1e9),
    cdnGigabyte: isBehindCdn ? (days * outcome.bytesToVisitors) / 1e9 : 0,
    cdnMillionRequests: isBehindCdn ? (days * (outcome.views + outcome.visitors * 0.6 * 25)) / 1e6 : 0,
  }
  const cost = costOf(resources, prices)
  say(`  a month of such days, ${prices.currency} (prices: ${prices.of})`)
  for (const [name, amount] of Object.entries(resources)) {
    const of = z.number().parse(cost[pricesShape.omit({ of: true, currency: true }).keyof().parse(name)])
    row(`  ${name}: ${amount.toFixed(0)}`, of.toFixed(0))
  }
  row('  together', cost.together.toFixed(0))
}

function simulate(): void {
  const [scenario = ''] = positionals
  if (!asked.success) throw new CannotGoOn(`${z.prettifyError(asked.error)}\n${usage}`)
  const options = asked.data
  if (scenario === 'last-hour') return sayLastHour(options)
  const scenarios: Readonly<Record<string, () => Visits>> = {
    day: () => dayOf(options.views),
    'busiest-hour': () => busiestHourOf(options.views),
    'press-release': () => pressRelease(options.visitors),
  }
  const visits = scenarios[scenario]?.()
  if (!visits) throw new CannotGoOn(usage)
  const machines = productOn({
    nodes: options.nodes,
    processors: options.processors,
    edgeLocations: options.edges,
    cacheMegabytes: options['cache-megabytes'],
  })
  const site = measuredSite({
    renderFactor: options['render-factor'],
    ...(options.pages !== undefined && { file: options.pages }),
  })
  const { nodes, processors, edges } = options
  say(`${scenario}: ${nodes} nodes, ${processors} rendering processors each, ${edges} edge locations`)
  const outcome = simulateVisits(options.seed, site, visits, machines)
  sayOutcome(outcome, visits.seconds)
  if (scenario === 'day') sayCost(outcome, options)
}

function sayLastHour({ proposals, megabytes, intake, seed }: NonNullable<typeof asked.data>): void {
  const outcome = simulateLastHour(seed, lastHourOf(proposals, megabytes, intake * 1e6))
  say(`last-hour: ${proposals} proposals of ${megabytes} MB, ${intake} MB/s taken in`)
  row('received in time', outcome.inTime)
  row('too late, but in time with an intake without limits', outcome.lateByQueue)
  row('broken off after 25 minutes', outcome.brokenOff)
  row('most on their way at once', outcome.mostAtOnce)
  const durations = [0.5, 0.99].map((share) => outcome.durations.at(share).toFixed(0)).join(', ')
  row('seconds of one: median, 99th percentile', durations)
  row('received, GB', gigabytes(outcome.bytes))
}

try {
  simulate()
} catch (error) {
  endWith(error)
}
