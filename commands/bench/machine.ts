import { cpus, release, totalmem, type } from 'node:os'
import { say } from '../steps/say.ts'

/** Says on what the figures below it were measured. */
export function sayMachine(...further: string[]): void {
  const processors = cpus()
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0)
  say(
    `${new Date().toISOString().slice(0, 10)} · ${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${gigabytes} GB · ` +
      [`${type()} ${release()}`, `Node ${process.versions.node}`, ...further].join(' · '),
  )
}
