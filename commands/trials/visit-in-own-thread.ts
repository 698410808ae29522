import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'

const order = z.object({ address: z.string(), betweenVisits: z.number(), patience: z.number() })
const visitSchema = z.object({ status: z.number(), milliseconds: z.number() })

/** Where, and in milliseconds how often, a thread visits, and how long it waits for an answer. */
export type VisitOrder = z.output<typeof order>

export interface Visits {
  /** Stops visiting, and gives the status and the milliseconds of each visit. */
  end: () => Promise<z.output<typeof visitSchema>[]>
}

/**
 * Visits an address again and again from a thread of its own: where many things are sent and measured from one thread, each
 * waits for the others in it, and a server that answers in 5 ms seems to take 50.
 * @returns after a first visit that is not counted: it loads what a thread needs to visit anything
 */
export async function visitInOwnThread(visits: VisitOrder): Promise<Visits> {
  const worker = new Worker(new URL(import.meta.url), { workerData: visits })
  await once(worker, 'message')
  const made = once(worker, 'message')
  return {
    async end() {
      worker.postMessage('end')
      const [found]: unknown[] = await made
      return z.array(visitSchema).parse(found)
    },
  }
}

async function visit({ address, betweenVisits, patience }: VisitOrder): Promise<void> {
  const visits: z.output<typeof visitSchema>[] = []
  let isOver = false
  parentPort?.once('message', () => {
    isOver = true
  })
  const visitOnce = async () => {
    const began = performance.now()
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return { status: response.status, milliseconds: performance.now() - began }
  }
  parentPort?.postMessage(await visitOnce())
  while (!isOver) {
    visits.push(await visitOnce())
    await wait(betweenVisits)
  }
  parentPort?.postMessage(visits)
}

// In the thread itself.
const { data: given } = order.safeParse(workerData)
if (given) await visit(given)
