import type { FairQueue } from '../answering/fair-queue.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { processMetrics } from './process-metrics.ts'
import type { RequestCounts } from './request-counts.ts'

interface Answering {
  requests: RequestCounts
  cache: PageCache
  queues: Readonly<Record<'pages' | 'pictures', FairQueue>>
}

/** What an answering process says of itself. */
export function answeringMetrics({ requests, cache, queues }: Answering): (name: string) => Promise<string> {
  const metrics = processMetrics(({ Counter, Gauge }, registers) => {
    const ofQueues = (name: string, help: string, numberOf: (queue: FairQueue) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ['queue'],
        registers,
        collect() {
          for (const [queue, its] of Object.entries(queues)) this.set({ queue }, numberOf(its))
        },
      })
    return [
      new Counter({
        name: 'network_requests_total',
        help: 'Answered requests by what was asked for, status class, and where the answer came from.',
        labelNames: ['kind', 'outcome', 'status'],
        registers,
        collect() {
          this.reset()
          for (const { count, ...labels } of requests.counted()) this.inc(labels, count)
        },
      }),
      new Counter({
        name: 'network_renders_refused_total',
        help: 'Requests answered with 503 from memory, because too much waits or nothing can be made.',
        registers,
        collect() {
          this.reset()
          this.inc(requests.refused)
        },
      }),
      ofQueues('network_renders_running', 'Renders that this process waits for.', ({ running }) => running),
      ofQueues('network_renders_waiting', 'Renders that wait for their turn.', ({ waiting }) => waiting),
      new Gauge({
        name: 'network_page_cache_bytes',
        help: 'Bytes of cached answers.',
        registers,
        collect() {
          this.set(cache.size)
        },
      }),
      new Gauge({
        name: 'network_page_cache_entries',
        help: 'Cached answers.',
        registers,
        collect() {
          this.set(cache.count)
        },
      }),
    ]
  })
  return async (name) =>
    `${await metrics(name)}\n${requests.durations('network_request_duration_seconds', name)}`
}
