import type { Payload } from 'payload'
import {
  contentVersionOf,
  readContentVersion,
  type ContentVersion,
} from '../store/database/content-version.ts'
import { limitSilence, watchDatabase } from '../store/database/database-watch.ts'
import type { Logger } from './log.ts'

/** Milliseconds between two looks at the content version: well within the second that a publish may take to show. */
const interval = 100

export interface ContentVersionWatch {
  /** The last version seen. */
  current: () => ContentVersion
  /** Whether the last look at the database succeeded. */
  isHealthy: () => boolean
  /** Calls back each time another version is seen. */
  onChange: (listener: () => void) => void
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
  limitSilence(payload)
  const stop = watchDatabase(payload, {
    interval,
    ask: (connection) => (connection ? contentVersionOf(connection) : readContentVersion(payload)),
    onAnswer: (seen) => {
      if (!healthy) log.info('the database answers again')
      healthy = true
      if (seen.whole === version.whole) return
      version = seen
      for (const listener of listeners) listener()
    },
    onFailure: (error) => {
      if (healthy) log.error({ error }, 'the database does not answer')
      healthy = false
    },
  })
  return {
    current: () => version,
    isHealthy: () => healthy,
    onChange: (listener) => listeners.push(listener),
    stop,
  }
}
