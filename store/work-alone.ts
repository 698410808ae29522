import type { Payload } from 'payload'
import { Lease, type LeaseName } from './lease.ts'
import { repeat } from './repeat.ts'

const second = 1000

/** Milliseconds after which work whose process has given no sign of life is free for another one. */
const leaseLasts = 180 * second

/** Milliseconds between two signs of life. */
const heartbeat = 30 * second

/** What another process took over meanwhile, as this one had given no sign of life for too long. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** What work that takes long is given, so that it stores nothing once another process has taken it over. */
export interface Alone {
  /** Aborted when it was taken over. */
  lost: AbortSignal
  /** To be called before anything is stored. @throws LeaseLostError when it was taken over */
  confirm: () => Promise<void>
}

interface WorkAlone<Result> {
  payload: Payload
  name: LeaseName
  now: () => Date
  work: (alone: Alone) => Promise<Result>
}

/**
 * Does what one of all processes does at a time and what may take long: it gives signs of life meanwhile, so that what a
 * killed process had begun is free after three minutes.
 * @returns what came of it; nothing where another process is at it
 */
export async function workAlone<Result>({
  payload,
  name,
  now,
  work,
}: WorkAlone<Result>): Promise<Result | undefined> {
  const lease = new Lease(payload, name, leaseLasts)
  if (!(await lease.hold(now())).isHeld) return undefined
  const lost = new AbortController()
  const goOn = async () => {
    const { isHeld, isNew } = await lease.hold(now())
    if (!isHeld || isNew) lost.abort(new LeaseLostError(`Another process has taken over: ${name}`))
  }
  const endHeartbeat = repeat(goOn, heartbeat, (err) =>
    payload.logger.warn({ err, msg: `No sign of life could be given: ${name}` }),
  )
  try {
    return await work({
      lost: lost.signal,
      confirm: async () => {
        await goOn()
        lost.signal.throwIfAborted()
      },
    })
  } finally {
    await endHeartbeat()
    await lease.end()
  }
}
