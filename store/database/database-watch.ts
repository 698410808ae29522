import { availabilityOf, DatabaseAwayError } from './availability.ts'
import { databaseLimits } from './limits.ts'
import type { OwnConnection } from './own-connection.ts'
import { withinTurns } from './within-turns.ts'

/** Asks the database something on a connection that nothing else uses. */
export interface Asks {
  rows: (statement: string) => Promise<unknown[]>
}

export interface DatabaseWatchOptions<Answer> {
  /** Milliseconds between two looks. */
  interval: number
  /** Asks something small. One look ends before the next begins. */
  ask: (connection: Asks | undefined) => Promise<Answer>
  onAnswer?: (answer: Answer) => void
  onFailure?: (error: unknown) => void
}

interface LimitsSilence {
  limitSilence: (milliseconds: number) => void
}

function limitsSilence(pool: unknown): pool is LimitsSilence {
  return typeof pool === 'object' && pool !== null && 'limitSilence' in pool
}

/** For a process that makes no long statements: a connection whose answer does not come is given up alone. */
export function limitSilence({ db }: { db: object }): void {
  if ('pool' in db && limitsSilence(db.pool)) db.pool.limitSilence(databaseLimits.silence)
}

const connections = new WeakMap<object, () => OwnConnection>()

/** Says how a connection of one's own to the database behind an adapter is made. */
export function offerOwnConnections(adapter: object, make: () => OwnConnection): void {
  connections.set(adapter, make)
}

/**
 * Looks again and again whether the database answers. When it does not, or says nothing for `databaseLimits.hang`, it is
 * away (`availabilityOf`) until it answers again: what waits for it fails, and what would wait fails at once. Asked on a
 * connection of its own, which no full pool keeps waiting; SQLite has none and is asked as everybody asks.
 * @returns stops it
 */
export function watchDatabase<Answer>(
  payload: { db: object },
  { interval, ask, onAnswer, onFailure }: DatabaseWatchOptions<Answer>,
): () => void {
  const availability = availabilityOf(payload)
  const connection = connections.get(payload.db)?.()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      const answer = await withinTurns(ask(connection), databaseLimits.hang, () => new DatabaseAwayError())
      if (isStopped) return
      availability.set(false)
      onAnswer?.(answer)
    } catch (error) {
      connection?.abandon()
      if (isStopped) return
      availability.set(true)
      onFailure?.(error)
    }
    plan()
  }
  const plan = () => {
    if (isStopped) return
    timer = setTimeout(look, interval)
    timer.unref()
  }
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    connection?.abandon()
  }
}
