import type { KnownState } from './known-states.ts'
import { processMetrics } from './process-metrics.ts'

interface Known {
  states: () => Readonly<Record<string, KnownState>>
  /** Processes by their sort: how many there should be, and how many are ready. */
  processes: () => Readonly<Record<string, { all: number; ready: number }>>
  isNodeReady: () => boolean
}

/** What is measured of parts, by part and name, as metrics. */
const measured = [
  ['disk', 'freeBytes', 'network_disk_free_bytes', 'Bytes that are free on the disk of the data folder.'],
  ['disk', 'sizeBytes', 'network_disk_size_bytes', 'Bytes of the disk of the data folder.'],
  ['backup', 'ageSeconds', 'network_backup_age_seconds', 'Seconds since the moment of the newest backup.'],
  [
    'clock',
    'offsetSeconds',
    'network_database_clock_offset_seconds',
    'Seconds by which the clock of Postgres is ahead of this machine’s.',
  ],
  ['scans', 'waiting', 'network_scans_waiting', 'Submissions whose files the virus scanner has not seen.'],
  ['outgoingMail', 'unsent', 'network_unsent_mails', 'Mails in the outbox.'],
  [
    'outgoingMail',
    'oldestAgeSeconds',
    'network_oldest_unsent_mail_age_seconds',
    'Seconds since the oldest mail in the outbox was written; 0 while there is none.',
  ],
  [
    'procurementRecord',
    'ageSeconds',
    'network_verification_age_seconds',
    'Seconds since the last verification of the procurement record came to its end.',
  ],
  ['procurementRecord', 'findings', 'network_verification_findings', 'What it found that does not fit.'],
  [
    'procurementRecord',
    'entries',
    'network_verified_record_entries',
    'Entries of the procurement record that it read.',
  ],
  [
    'procurementRecord',
    'leaves',
    'network_verified_log_entries',
    'Entries of the transparency log that it read.',
  ],
  ['outgoingMail', 'givenUp', 'network_given_up_mails', 'Mails that were given up in the last seven days.'],
] as const

/** What `npm start` says of the node. */
export function operatorMetrics({ states, processes, isNodeReady }: Known): () => Promise<string> {
  const metrics = processMetrics(({ Gauge }, registers) => {
    const ofProcesses = (name: string, help: string, count: 'all' | 'ready') =>
      new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers,
        collect() {
          for (const [kind, counts] of Object.entries(processes())) this.set({ kind }, counts[count])
        },
      })
    return [
      new Gauge({
        name: 'network_node_ready',
        help: '1 while an answering process can answer visitors, if need be with the last good pages.',
        registers,
        collect() {
          this.set(isNodeReady() ? 1 : 0)
        },
      }),
      ofProcesses('network_processes', 'Processes that should run.', 'all'),
      ofProcesses('network_processes_ready', 'Processes that are ready.', 'ready'),
      new Gauge({
        name: 'network_part_ok',
        help: '1 for each part of the installation that is in order; /statusz says more.',
        labelNames: ['part'],
        registers,
        collect() {
          for (const [part, { state }] of Object.entries(states())) this.set({ part }, state === 'ok' ? 1 : 0)
        },
      }),
      ...measured.map(
        ([part, value, name, help]) =>
          new Gauge({
            name,
            help,
            registers,
            collect() {
              const current = states()[part]?.values?.[value]
              // What was never measured has no sample, rather than a zero.
              if (current === undefined) this.remove()
              else this.set(current)
            },
          }),
      ),
    ]
  })
  return () => metrics('start')
}
