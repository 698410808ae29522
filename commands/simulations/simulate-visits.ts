import { SeededRandom } from '../trials/seeded-random.ts'
import {
  AnsweringProcess,
  type OriginCaching,
  type OriginOutcome,
  type SimulatedAnswer,
} from './answering-process.ts'
import { drawFrom, exponential, geometric } from './draws.ts'
import { EdgeLocation, type SharedCaching } from './edge-cache.ts'
import { EventQueue } from './event-queue.ts'
import { Quantiles } from './quantiles.ts'
import { RenderingProcesses } from './rendering-processes.ts'
import { RenderQueue } from './render-queue.ts'

/** What visitors do. Times are seconds. */
export interface Visits {
  seconds: number
  /** Visitors who arrive per second, at a moment. */
  arrivalRate: (now: number) => number
  /** The highest of these rates. */
  highestRate: number
  pagesOfVisit: number
  /** Between two pages of a visit, on average. */
  reading: number
  /** Share of page views that are searches, which nothing caches. */
  searches: number
  /** Share of visitors who have nothing of the site in their browser yet. */
  newcomers: number
  /** Share of visits that begin on the most-read page, beyond what its popularity gives it. */
  landing: number
  /** Moments at which something is published. */
  publishes: readonly number[]
}

/** What answers them. */
export interface Machines {
  /** Locations of a CDN; 1 is an nginx before the site, 0 nothing. */
  edgeLocations: number
  edgeCaching: SharedCaching
  nodes: number
  /** Processors of each node that render. */
  renderingProcesses: number
  answeringProcesses: number
  rendersOfOne: number
  mostWaiting: number
  longestWait: number
  origin: OriginCaching
  /** How long rendering takes: always the mean, or exponentially distributed around it. */
  spread: 'none' | 'exponential'
}

/** One page in one language: its document, and the data with which a browser walks on to it. */
export interface SimulatedPage {
  document: SimulatedAnswer
  data: SimulatedAnswer
  /** Share of all page views. */
  share: number
}

export interface Site {
  pages: readonly SimulatedPage[]
  search: SimulatedAnswer
  /** Bytes of scripts, styles, fonts and pictures that a newcomer loads with the first page, and as how many requests. */
  files: { bytes: number; requests: number }
}

/** What came of it: counts of page views, bytes, and waits in seconds. */
export interface Outcome {
  visitors: number
  views: number
  searches: number
  /** Answered by the edge alone, by the edge while it asked again, and only after the origin's answer. */
  edge: { hit: number; stale: number; miss: number }
  /** What the origin was asked for pages and data, by what became of it. */
  origin: Record<OriginOutcome, number>
  renders: number
  /** Share of the rendering processors' time in use. */
  renderingLoad: number
  /** The most renders begun within one second, on all nodes. */
  mostWaiting: number
  refused: number
  /** Seconds from the beginning until the first refusal. */
  firstRefusal: number | undefined
  bytesToVisitors: number
  bytesFromOrigin: number
  /** Requests that the origin answers, files included where there is no edge. */
  originRequests: number
  /** The most of them in one second. */
  originRequestsAtMost: number
  /** The most bytes that left for visitors in one second. */
  bytesToVisitorsAtMost: number
  /** Of views that had to wait for a render, searches included. */
  waits: Quantiles
}

/** Bytes of an answer without a body (304), headers included. */
const unchangedBytes = 300

/** Simulates visitors, caches and rendering, event by event; the same seed gives the same outcome. */
export function simulateVisits(seed: number, site: Site, visits: Visits, machines: Machines): Outcome {
  return new Simulation(seed, site, visits, machines).run()
}

class Simulation {
  readonly #random: SeededRandom
  readonly #events = new EventQueue<(now: number) => void>()
  readonly #site: Site
  readonly #visits: Visits
  readonly #edges: EdgeLocation[]
  readonly #nodes: RenderingProcesses[]
  readonly #queues: RenderQueue[]
  readonly #answering: AnsweringProcess[]
  readonly #drawPage: (random: SeededRandom) => number
  readonly #outcome: Outcome
  #publishes = 0
  #second = 0
  #originRequestsOfSecond = 0
  #bytesOfSecond = 0

  constructor(seed: number, site: Site, visits: Visits, machines: Machines) {
    this.#random = new SeededRandom(seed)
    this.#site = site
    this.#visits = visits
    this.#drawPage = drawFrom(site.pages.map(({ share }) => share))
    const answers = site.pages.flatMap(({ document, data }) => [document, data])
    this.#edges = Array.from(
      { length: machines.edgeLocations },
      () => new EdgeLocation(answers.length, machines.edgeCaching),
    )
    this.#nodes = Array.from(
      { length: machines.nodes },
      () => new RenderingProcesses(machines.renderingProcesses, this.#events),
    )
    this.#queues = this.#nodes.flatMap((node) =>
      Array.from({ length: machines.answeringProcesses }, () => new RenderQueue(node, machines)),
    )
    this.#answering = this.#queues.map(
      (queue) =>
        new AnsweringProcess({
          answers,
          queue,
          events: this.#events,
          caching: machines.origin,
          drawSeconds: (mean) => (machines.spread === 'none' ? mean : exponential(this.#random, mean)),
        }),
    )
    this.#outcome = {
      ...{ visitors: 0, views: 0, searches: 0 },
      edge: { hit: 0, stale: 0, miss: 0 },
      origin: { hit: 0, miss: 0, stale: 0, refused: 0 },
      ...{ renders: 0, renderingLoad: 0, mostWaiting: 0, refused: 0, firstRefusal: undefined },
      ...{ bytesToVisitors: 0, bytesFromOrigin: 0, originRequests: 0 },
      ...{ originRequestsAtMost: 0, bytesToVisitorsAtMost: 0 },
      waits: new Quantiles(),
    }
  }

  run(): Outcome {
    for (const moment of this.#visits.publishes) this.#events.add(moment, (now) => this.#publish(now))
    this.#planArrival(0)
    for (let event = this.#events.take(); event; event = this.#events.take()) {
      this.#beginSecond(Math.floor(event.at))
      event.what(event.at)
    }
    this.#beginSecond(Number.POSITIVE_INFINITY)
    const outcome = this.#outcome
    outcome.renders = this.#answering.reduce((sum, { renders }) => sum + renders, 0)
    outcome.mostWaiting = Math.max(...this.#queues.map(({ mostWaiting }) => mostWaiting))
    const processors = this.#nodes.reduce((sum, { count }) => sum + count, 0)
    const busy = this.#nodes.reduce((sum, { busySeconds }) => sum + busySeconds, 0)
    outcome.renderingLoad = busy / (processors * this.#visits.seconds)
    return outcome
  }

  /** Arrivals at a changing rate: drawn at the highest, and left out in proportion (thinning). */
  #planArrival(now: number): void {
    const at = now + exponential(this.#random, 1 / this.#visits.highestRate)
    if (at >= this.#visits.seconds) return
    this.#events.add(at, (moment) => {
      const isTaken = this.#random.next() * this.#visits.highestRate < this.#visits.arrivalRate(moment)
      if (isTaken) this.#arrive(moment)
      this.#planArrival(moment)
    })
  }

  #arrive(now: number): void {
    this.#outcome.visitors += 1
    const edge = this.#edges.length > 0 ? this.#random.below(this.#edges.length) : undefined
    const pages = geometric(this.#random, this.#visits.pagesOfVisit)
    if (this.#random.next() < this.#visits.newcomers) this.#sendFiles()
    const isLanding = this.#random.next() < this.#visits.landing
    this.#view(now, edge, isLanding ? 0 : this.#drawPage(this.#random), true)
    this.#planNext(now, edge, pages - 1)
  }

  #planNext(now: number, edge: number | undefined, left: number): void {
    if (left === 0) return
    this.#events.add(now + exponential(this.#random, this.#visits.reading), (moment) => {
      if (this.#random.next() < this.#visits.searches) this.#search(moment)
      else this.#view(moment, edge, this.#drawPage(this.#random), false)
      this.#planNext(moment, edge, left - 1)
    })
  }

  /** With a CDN, files are given by it: their addresses change with their content. */
  #sendFiles(): void {
    const { bytes, requests } = this.#site.files
    this.#sendToVisitor(bytes)
    if (this.#edges.length > 0) return
    this.#outcome.bytesFromOrigin += bytes
    this.#countAtOrigin(requests)
  }

  #search(now: number): void {
    const outcome = this.#outcome
    outcome.views += 1
    outcome.searches += 1
    this.#countAtOrigin(1)
    const { bytes, renderSeconds } = this.#site.search
    this.#someProcess().pass(now, renderSeconds, (at, became) => {
      if (became === 'refused') return this.#refuse(at)
      outcome.waits.add(at - now)
      outcome.bytesFromOrigin += bytes
      this.#sendToVisitor(bytes)
    })
  }

  #view(now: number, place: number | undefined, page: number, isFirst: boolean): void {
    this.#outcome.views += 1
    const address = 2 * page + (isFirst ? 0 : 1)
    const bytes = this.#answerAt(address).bytes
    const edge = place === undefined ? undefined : this.#edges[place]
    if (!edge) {
      this.#askOrigin(now, address, (_, became) => {
        if (became === 'refused') return
        this.#outcome.bytesFromOrigin += bytes
        this.#sendToVisitor(bytes)
      })
      return
    }
    const { outcome, asks } = edge.look(address, now)
    this.#outcome.edge[outcome] += 1
    // Whoever meets a request on its way to the origin gets the same answer at the same time.
    if (outcome !== 'miss' || !asks) this.#sendToVisitor(bytes)
    if (!asks) return
    this.#askOrigin(
      now,
      address,
      (at, became) => {
        if (became === 'refused') return edge.refused(address)
        const isSent = edge.store(address, at, this.#publishes)
        this.#outcome.bytesFromOrigin += isSent ? bytes : unchangedBytes
        if (outcome === 'miss') this.#sendToVisitor(bytes)
      },
      outcome === 'miss',
    )
  }

  #askOrigin(
    now: number,
    address: number,
    answered: (now: number, became: OriginOutcome) => void,
    isWaitedFor = true,
  ): void {
    this.#countAtOrigin(1)
    this.#someProcess().ask(now, address, (at, became) => {
      this.#outcome.origin[became] += 1
      if (became === 'refused' && isWaitedFor) this.#refuse(at)
      else if (at > now && isWaitedFor) this.#outcome.waits.add(at - now)
      answered(at, became)
    })
  }

  #refuse(now: number): void {
    this.#outcome.refused += 1
    this.#outcome.firstRefusal ??= now
  }

  #publish(now: number): void {
    this.#publishes += 1
    for (const process of this.#answering) process.publish(now)
  }

  #someProcess(): AnsweringProcess {
    const chosen = this.#answering[this.#random.below(this.#answering.length)]
    if (!chosen) throw new Error('There is at least one node')
    return chosen
  }

  #answerAt(address: number): SimulatedAnswer {
    const page = this.#site.pages[address >> 1]
    if (!page) throw new RangeError(`There is no address ${address}`)
    return address % 2 === 0 ? page.document : page.data
  }

  #sendToVisitor(bytes: number): void {
    this.#outcome.bytesToVisitors += bytes
    this.#bytesOfSecond += bytes
  }

  #countAtOrigin(requests: number): void {
    this.#outcome.originRequests += requests
    this.#originRequestsOfSecond += requests
  }

  #beginSecond(second: number): void {
    if (second === this.#second) return
    const outcome = this.#outcome
    outcome.originRequestsAtMost = Math.max(outcome.originRequestsAtMost, this.#originRequestsOfSecond)
    outcome.bytesToVisitorsAtMost = Math.max(outcome.bytesToVisitorsAtMost, this.#bytesOfSecond)
    this.#second = second
    this.#originRequestsOfSecond = 0
    this.#bytesOfSecond = 0
  }
}
