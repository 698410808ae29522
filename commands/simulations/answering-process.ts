import { LRUCache } from 'lru-cache'
import type { EventQueue } from './event-queue.ts'
import type { RenderQueue } from './render-queue.ts'

/** What is asked for under one address: a page, or the data of one. */
export interface SimulatedAnswer {
  /** Bytes, as Brotli. */
  bytes: number
  /** Mean seconds of one processor to make it. */
  renderSeconds: number
}

/** How long answers are cached, in seconds, and in how many bytes. */
export interface OriginCaching {
  life: number
  grace: number
  patience: number
  cacheBytes: number
  bytesBesideBody: number
  /** Popular answers rebuilt after a publish, the seconds before, and the rest after each, in times of its making. */
  warmed: number
  restAfterPublish: number
  restsForEachPage: number
}

/** `stale`: the last good page, because the new one takes too long or is refused. */
export type OriginOutcome = 'hit' | 'miss' | 'stale' | 'refused'

type Answered = (now: number, outcome: OriginOutcome) => void

interface Entry {
  bytes: number
  version: number
  freshUntil: number
  reads: number
}

interface Making {
  waiting: Answered[]
}

interface AnsweringProcessOptions {
  answers: readonly SimulatedAnswer[]
  caching: OriginCaching
  queue: RenderQueue
  events: EventQueue<(now: number) => void>
  /** Seconds that making something takes this time, given its mean. */
  drawSeconds: (mean: number) => number
}

/** An answering process: its page cache (`server/page-cache/page-cache.ts`) and what it asks rendering for. */
export class AnsweringProcess {
  readonly #options: AnsweringProcessOptions
  readonly #entries: LRUCache<number, Entry>
  readonly #inTheMaking = new Map<number, Making>()
  #version = 0
  #renders = 0

  constructor(options: AnsweringProcessOptions) {
    this.#options = options
    const { cacheBytes, bytesBesideBody } = options.caching
    this.#entries = new LRUCache({
      maxSize: Math.max(1, Math.floor(cacheBytes)),
      sizeCalculation: ({ bytes }) => bytes + bytesBesideBody,
    })
  }

  /** Pages and data that were made. */
  get renders(): number {
    return this.#renders
  }

  /** Answers from memory, or when it is made; `answered` is called exactly once. */
  ask(now: number, address: number, answered: Answered): void {
    const { caching, events } = this.#options
    const entry = this.#entries.get(address)
    if (entry) entry.reads += 1
    const isCurrent = entry?.version === this.#version
    if (entry && isCurrent && now < entry.freshUntil) return answered(now, 'hit')
    // Every page takes longer than the 8 ms that are waited for one within its grace.
    const isInGrace = entry !== undefined && isCurrent && now < entry.freshUntil + caching.grace
    let isAnswered = false
    const once: Answered = (at, outcome) => {
      if (isAnswered) return
      isAnswered = true
      answered(at, outcome === 'refused' && entry ? 'stale' : outcome)
    }
    this.#make(now, address, once)
    if (isInGrace) once(now, 'hit')
    else if (entry) events.add(now + caching.patience, (at) => once(at, 'stale'))
  }

  /** What is never cached, such as a search. */
  pass(now: number, meanSeconds: number, answered: Answered): void {
    this.#options.queue.add(
      now,
      this.#options.drawSeconds(meanSeconds),
      (at) => {
        this.#renders += 1
        answered(at, 'miss')
      },
      (at) => answered(at, 'refused'),
    )
  }

  /** Something was published: everything is stale, and what is read most is made again. */
  publish(now: number): void {
    this.#version += 1
    const version = this.#version
    const { warmed, restAfterPublish } = this.#options.caching
    const popular = [...this.#entries.entries()]
      .filter(([, { reads }]) => reads > 0)
      .toSorted(([, one], [, other]) => other.reads - one.reads)
      .slice(0, warmed)
      .map(([address]) => address)
    for (const [, entry] of this.#entries.entries()) entry.reads = Math.floor(entry.reads / 2)
    this.#options.events.add(now + restAfterPublish, (at) => this.#warm(at, popular, version))
  }

  #warm(now: number, [address, ...others]: readonly number[], version: number): void {
    if (address === undefined || version !== this.#version) return
    const { caching, events } = this.#options
    const next = (at: number) => this.#warm(at, others, version)
    const entry = this.#entries.peek(address)
    if (!entry || entry.version === version) return next(now)
    const ended: Answered = (at) => events.add(at + (at - now) * caching.restsForEachPage, next)
    this.#make(now, address, ended, true)
  }

  #make(now: number, address: number, answered: Answered, isOwn = false): void {
    const begun = this.#inTheMaking.get(address)
    if (begun) {
      begun.waiting.push(answered)
      return
    }
    const { answers, queue, drawSeconds, caching } = this.#options
    const answer = answers[address]
    if (!answer) throw new RangeError(`There is no address ${address}`)
    const making: Making = { waiting: [answered] }
    this.#inTheMaking.set(address, making)
    const version = this.#version
    const end = (at: number, outcome: OriginOutcome) => {
      this.#inTheMaking.delete(address)
      for (const waiting of making.waiting) waiting(at, outcome)
    }
    const done = (at: number) => {
      this.#renders += 1
      const reads = this.#entries.peek(address)?.reads ?? 0
      this.#entries.set(address, { bytes: answer.bytes, version, freshUntil: at + caching.life, reads })
      end(at, 'miss')
    }
    const seconds = drawSeconds(answer.renderSeconds)
    if (isOwn) queue.addOwn(now, seconds, done)
    else queue.add(now, seconds, done, (at) => end(at, 'refused'))
  }
}
