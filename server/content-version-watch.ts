import type { Payload } from 'payload'
import {
  contentVersionOf,
  readContentVersion,
  type ContentVersion,
} from '../store/database/content-version.ts'
import { limitSilence, watchDatabase } from '../store/database/database-watch.ts'
import type { Logger } from '../store/log/create-log.ts'

/** Milliseconds between two looks at the content version: well within the second that a publish may take to show. */
const interval = 100

export interface ContentVersionWatch {
  /** The last version seen. */
  current: () => ContentVersion
  /** Whether the last look at the database succeeded. */
  isHealthy: () => boolean
  /** Looks now, rather than at the next turn. */
  look: () => Promise<void>
  /** Calls back each time another version is seen. */
  onChange: (listener: () => void) => void
  /** Calls back each time the database is seen to answer again, or no more. */
  onHealth: (listener: () => void) => void
  stop: () => void
}

/**
 * Looks at the content version again and again, so that this process learns of what any other one publishes, and whether
 * the database answers. While it is away the last version stands and pages in memory go on being served.
 */
export async function watchContentVersion(payload: Payload, log: Logger): Promise<ContentVersionWatch> {
  let version = await readContentVersion(payload)
  let healthy = true
  const listeners: (() => void)[] = []
  const healthListeners: (() => void)[] = []
  const setHealth = (isHealthy: boolean) => {
    if (isHealthy === healthy) return
    healthy = isHealthy
    for (const listener of healthListeners) listener()
  }

  // Looks may overlap: one that was begun earlier says nothing after one that was begun later.
  let begun = 0
  let latest = 0
  const read = async (ask: () => Promise<ContentVersion>) => {
    begun += 1
    const turn = begun
    return { turn, seen: await ask() }
  }
  const take = ({ turn, seen }: { turn: number; seen: ContentVersion }) => {
    if (turn < latest) return
    latest = turn
    if (seen.whole === version.whole) return
    version = seen
    for (const listener of listeners) listener()
  }
  limitSilence(payload)
  const stop = watchDatabase(payload, {
    interval,
    ask: (connection) =>
      read(() => (connection ? contentVersionOf(connection) : readContentVersion(payload))),
    onAnswer: (answer) => {
      if (!healthy) log.info('the database answers again')
      setHealth(true)
      take(answer)
    },
    onFailure: (error) => {
      if (healthy) log.error({ error }, 'the database does not answer')
      setHealth(false)
    },
  })
  return {
    current: () => version,
    isHealthy: () => healthy,
    look: async () => take(await read(() => readContentVersion(payload))),
    onChange: (listener) => listeners.push(listener),
    onHealth: (listener) => healthListeners.push(listener),
    stop,
  }
}
