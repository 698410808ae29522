import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { partState } from './known-states.ts'
import { within } from './part-watch.ts'

/** Asked by `npm start` over the channel between it and the processes that it has started. */
const question = z.object({
  report: z.number(),
  /** Name of the process, which its metrics carry as a label. */
  name: z.string(),
  /** Whether to look at the parts that only a process with a database can see. */
  withParts: z.boolean(),
})

const report = z.object({
  /** Whether it can do its work: answer visitors, or make pages. */
  isReady: z.boolean(),
  residentBytes: z.number(),
  /** In Prometheus' text format. */
  metrics: z.string(),
  parts: z.record(z.string(), partState),
})

const answer = z.object({ reportTo: z.number(), report })

export type ProcessReport = z.output<typeof report>

interface Answers {
  isReady: () => boolean
  /** The process's metrics under its name, in Prometheus' text format. */
  metrics: (name: string) => Promise<string>
  lookAtParts?: () => Promise<ProcessReport['parts']>
}

/** Answers what `npm start` asks about this process. */
export function answerReports({ isReady, metrics, lookAtParts }: Answers): void {
  const reply = async ({ report: reportTo, name, withParts }: z.output<typeof question>) => {
    const made: ProcessReport = {
      isReady: isReady(),
      residentBytes: process.memoryUsage.rss(),
      metrics: await metrics(name),
      parts: (withParts && (await lookAtParts?.())) || {},
    }
    if (process.connected) process.send?.({ reportTo, report: made })
  }
  process.on('message', (message) => {
    const { success, data } = question.safeParse(message)
    // Whoever asks waits no longer than it wants to, and learns of a failure by that.
    if (success) reply(data).catch(() => undefined)
  })
}

let asked = 0

/**
 * Asks a process that `npm start` has started, and which is ready.
 * @param limit milliseconds
 * @throws Error when it ends, or does not answer in time
 */
export async function askForReport(
  child: ChildProcess,
  { name, withParts, limit }: { name: string; withParts: boolean; limit: number },
): Promise<ProcessReport> {
  asked += 1
  const id = asked
  const { promise, resolve, reject } = Promise.withResolvers<ProcessReport>()
  const read = (message: unknown) => {
    const { success, data } = answer.safeParse(message)
    if (success && data.reportTo === id) resolve(data.report)
  }
  const gone = () => reject(new Error('The process ended'))
  child.on('message', read)
  child.once('disconnect', gone)
  try {
    child.send({ report: id, name, withParts }, (error) => {
      if (error) reject(error)
    })
    return await within(limit, promise)
  } finally {
    child.off('message', read)
    child.off('disconnect', gone)
  }
}
