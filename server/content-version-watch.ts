import type { Payload } from 'payload'
import { readContentVersion, type ContentVersion } from '../store/database/content-version.ts'
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
 * Looks at the content version again and again, so that this process learns of what any other one publishes. While the
 * database is away the last version stands and pages in memory go on being served.
 */
export async function watchContentVersion(payload: Payload, log: Logger): Promise<ContentVersionWatch> {
  let version = await readContentVersion(payload)
  let healthy = true
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const listeners: (() => void)[] = []

  const look = async () => {
    try {
      const seen = await readContentVersion(payload)
      if (seen.whole !== version.whole) {
        version = seen
        for (const listener of listeners) listener()
      }
      if (!healthy) log.info('the database answers again')
      healthy = true
    } catch (error) {
      if (healthy) log.error({ error }, 'the database does not answer')
      healthy = false
    }
    plan()
  }
  const plan = () => {
    if (stopped) return
    timer = setTimeout(look, interval)
    timer.unref()
  }
  plan()
  return {
    current: () => version,
    isHealthy: () => healthy,
    onChange: (listener) => listeners.push(listener),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
