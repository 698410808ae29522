import type { Payload } from 'payload'
import { connectionsOf } from '../../store/database/connections.ts'
import type { IntakeCounts } from '../intake/intake-counts.ts'
import { processMetrics } from './process-metrics.ts'

interface Rendering {
  payload: Payload
  isDatabaseHealthy: () => boolean
  intake: IntakeCounts
}

/** What a rendering process says of itself. */
export function renderingMetrics({
  payload,
  isDatabaseHealthy,
  intake,
}: Rendering): (name: string) => Promise<string> {
  return processMetrics(({ Counter, Gauge }, registers) => [
    new Gauge({
      name: 'network_database_away',
      help: '1 while the database does not answer this process.',
      registers,
      collect() {
        this.set(isDatabaseHealthy() ? 0 : 1)
      },
    }),
    new Gauge({
      name: 'network_database_connections',
      help: 'Connections of the pool to Postgres, and works that wait for one; none with SQLite.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connectionsOf(payload) ?? {})) this.set({ state }, count)
      },
    }),
    new Counter({
      name: 'network_submissions_total',
      help: 'What was sent in, by its kind and what became of it: taken, known already, or the reason of the refusal.',
      labelNames: ['kind', 'outcome'],
      registers,
      collect() {
        this.reset()
        for (const { count, ...labels } of intake.counted()) this.inc(labels, count)
      },
    }),
  ])
}
