import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { endWithParent } from '../steps/end-with-parent.ts'
import { inRepository } from '../steps/repository.ts'

/** Run by itself, from its source: a trial that was compiled contains it without being it. */
const script = inRepository('commands/trials/visit-from-own-process.ts')

/** Where, and in milliseconds how often, a process visits, and how long it waits for an answer. */
const order = z.object({ address: z.string(), betweenVisits: z.number(), patience: z.number() })
type VisitOrder = z.output<typeof order>

const visit = z.object({ status: z.number(), milliseconds: z.number() })
type Visit = z.output<typeof visit>

export interface Visits {
  /** Stops visiting, and gives all visits. */
  end: () => Promise<Visit[]>
}

/**
 * Visits an address again and again from a process of its own: where many things are sent and measured from one process, each
 * waits for the others in it, and a server that answers in 5 ms seems to take 50.
 * @returns after a first visit that is not counted: it loads what a process needs to visit anything
 */
export async function visitFromOwnProcess(visits: VisitOrder): Promise<Visits> {
  const child = fork(script, [JSON.stringify(visits)], { execArgv: [] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`A visit had no answer (${String(code)}); the reason stands above`)
  })
  failed.catch(() => undefined)
  const nextMessage = async () => {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), failed])
    return message
  }
  await nextMessage()
  return {
    async end() {
      const made = nextMessage()
      child.send('end')
      return z.array(visit).parse(await made)
    },
  }
}

async function visitUntilEnd({ address, betweenVisits, patience }: VisitOrder): Promise<void> {
  const over = new AbortController()
  process.once('message', () => over.abort())
  endWithParent()
  const visitOnce = async (): Promise<Visit> => {
    const began = performance.now()
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return { status: response.status, milliseconds: performance.now() - began }
  }
  process.send?.(await visitOnce())
  const visits: Visit[] = []
  while (!over.signal.aborted) {
    visits.push(await visitOnce())
    await wait(betweenVisits)
  }
  process.send?.(visits, () => process.exit(0))
}

if (process.argv[1] === script) await visitUntilEnd(order.parse(JSON.parse(process.argv[2] ?? '')))
