import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { clockTimeIn } from '../../languages/format.ts'
import type { ReadingBatch, ReadingCount, SearchCount } from '../../store/reading-counts/reading-batch.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { isReader } from './is-reader.ts'
import { referrerOf } from './referrer-of.ts'
import { countedSearch, subjectOf, type Subject } from './subject-of.ts'

interface ReadingCountsOptions {
  /** Absolute address of the site. */
  siteUrl: string
  /** IANA name of the zone whose days are counted. */
  timeZone: string
  /** Milliseconds since the epoch. */
  now: () => number
}

/** What an answer counts as, with the name of its sum. */
interface Counted {
  key: string
  /** Path with the language's prefix, of a page. */
  page: string | undefined
  subject: Subject
}

/** An answer that was passed on. */
export interface PassedAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Whether it is the page of a search that found nothing. */
  foundNothing: boolean
}

/** The sum of a row. */
interface Sum<Row> {
  row: Omit<Row, 'count'>
  count: number
}

interface SumsOfDay {
  day: string
  /** Of pages and downloads. */
  counts: Map<string, Sum<ReadingCount>>
  /** By host or group. */
  referrers: Map<string, Sum<ReadingCount>>
  searches: Map<string, Sum<SearchCount>>
}

/** In no zone does a day begin within a quarter of an hour. */
const quarter = 15 * 60_000

/** Different things that are counted at most before the sums are taken: more is what somebody makes up. */
const mostSums = 20_000

/** Sums of what was read, in memory until they are handed on. Of a request nothing else stays. */
export class ReadingCounts {
  readonly #timeZone: string
  readonly #now: () => number
  readonly #host: string
  readonly #known = new WeakMap<CachedResponse, Counted | 'nothing'>()
  readonly #days = new Map<string, SumsOfDay>()
  /** The one that was asked for last. */
  #last: SumsOfDay | undefined
  #day = ''
  #quarter = Number.NaN
  #size = 0

  constructor({ siteUrl, timeZone, now }: ReadingCountsOptions) {
    this.#timeZone = timeZone
    this.#now = now
    this.#host = new URL(siteUrl).host
  }

  /** Counts an answer that is the same for everybody. */
  countShared({ method, url = '', headers }: IncomingMessage, cached: CachedResponse): void {
    if (method !== 'GET' || cached.status !== 200) return
    let counted = this.#known.get(cached)
    if (counted === undefined) {
      counted = countedOf(url, contentTypeIn(cached.headers)) ?? 'nothing'
      this.#known.set(cached, counted)
    }
    if (counted !== 'nothing' && isReader(headers)) this.#count(counted, headers)
  }

  /** Counts an answer that was passed on, and what was searched without result. */
  countPassed({ method, url = '', headers }: IncomingMessage, answer: PassedAnswer): void {
    if (method !== 'GET' || !isWhole(answer) || !isReader(headers)) return
    const counted = countedOf(url, answer.headers['content-type'])
    if (!counted) return
    const { language } = counted.subject
    const words = answer.foundNothing ? countedSearch(url) : undefined
    if (words !== undefined && language !== '') this.#addSearch(language, words, 1)
    this.#count(counted, headers)
  }

  /** The sums since they were last taken, which begin again. */
  take(): ReadingBatch {
    const days = [...this.#days.values()]
    this.#days.clear()
    this.#last = undefined
    this.#size = 0
    return {
      counts: days.flatMap(({ counts, referrers }) => [...rowsOf(counts), ...rowsOf(referrers)]),
      searches: days.flatMap(({ searches }) => rowsOf(searches)),
    }
  }

  /** Takes back sums that could not be handed on. */
  restore({ counts, searches }: ReadingBatch): void {
    for (const { count, ...row } of counts) {
      const sums = this.#sumsOf(row.day)
      if (row.kind === 'referrer') this.#add(sums.referrers, row.subject, row, count)
      else this.#add(sums.counts, keyOf(row), row, count)
    }
    for (const { count, ...row } of searches)
      this.#add(this.#sumsOf(row.day).searches, `${row.language}\n${row.words}`, row, count)
  }

  #count(counted: Counted, headers: IncomingHttpHeaders): void {
    const { key, page } = counted
    const day = this.#today()
    const { counts, referrers } = this.#sumsOf(day)
    if (page !== undefined) {
      const { referer } = headers
      const referrer = referrerOf(referer, this.#host, headers.host)
      // Whoever filters a list, or pages through it, goes on reading the same page.
      if (referrer === '(own pages)' && isFrom(referer, page)) return
      const from = referrers.get(referrer)
      if (from) from.count += 1
      else this.#add(referrers, referrer, { day, kind: 'referrer', subject: referrer, language: '' }, 1)
    }
    const known = counts.get(key)
    if (known) known.count += 1
    else {
      const { kind, path, language } = counted.subject
      this.#add(counts, key, { day, kind, subject: path, language }, 1)
    }
  }

  #addSearch(language: Language, words: string, count: number): void {
    const day = this.#today()
    this.#add(this.#sumsOf(day).searches, `${language}\n${words}`, { day, language, words }, count)
  }

  #add<Row>(sums: Map<string, Sum<Row>>, key: string, row: Omit<Row, 'count'>, count: number): void {
    const known = sums.get(key)
    if (known) known.count += count
    else if (this.#size < mostSums) {
      sums.set(key, { row, count })
      this.#size += 1
    }
  }

  #sumsOf(day: string): SumsOfDay {
    if (this.#last?.day === day) return this.#last
    const sums = this.#days.get(day) ?? { day, counts: new Map(), referrers: new Map(), searches: new Map() }
    this.#days.set(day, sums)
    this.#last = sums
    return sums
  }

  /** The day in the zone, which is worked out once in a quarter of an hour. */
  #today(): string {
    const now = this.#now()
    const current = Math.floor(now / quarter)
    if (current !== this.#quarter) {
      this.#quarter = current
      this.#day = clockTimeIn(new Date(now).toISOString(), this.#timeZone).slice(0, 10)
    }
    return this.#day
  }
}

function countedOf(address: string, contentType: string | undefined): Counted | undefined {
  const subject = subjectOf(address, contentType)
  if (!subject) return undefined
  const { kind, path, language } = subject
  const page = kind === 'page' && language !== '' ? addressIn(language, path) : undefined
  return { subject, page, key: keyOf({ kind, subject: path, language }) }
}

const keyOf = ({ kind, subject, language }: Pick<ReadingCount, 'kind' | 'subject' | 'language'>) =>
  `${kind}\n${subject}\n${language}`

function rowsOf<Row>(sums: ReadonlyMap<string, Sum<Row>>): (Omit<Row, 'count'> & { count: number })[] {
  return [...sums.values()].map(({ row, count }) => ({ ...row, count }))
}

function contentTypeIn(headers: CachedResponse['headers']): string | undefined {
  return headers['content-type'] ?? headers['Content-Type']
}

/** Of a file that is fetched in parts only the first counts. */
function isWhole({ status, headers }: PassedAnswer): boolean {
  if (status === 206) return headers['content-range']?.startsWith('bytes 0-') === true
  return status === 200
}

/** Whether an own address leads to a page. */
function isFrom(referer: string | undefined, page: string): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).pathname === page
}
