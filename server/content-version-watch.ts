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
  /** Looks now, rather than at the next turn. */
  look: () => Promise<void>
  /** Calls back each time another version is seen. */
  onChange: (listener: () => void) => void
  /** Calls back each time the database is seen to answer again, or no more. */
  onHealth: (listener: () => void) => void
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
  const healthListeners: (() => void)[] = []
  const setHealth = (isHealthy: boolean) => {
    if (isHealthy === healthy) return
    healthy = isHealthy
    for (const listener of healthListeners) listener()
  }

  const lookOnce = async () => {
    try {
      const seen = await readContentVersion(payload)
      if (seen.whole !== version.whole) {
        version = seen
        for (const listener of listeners) listener()
      }
      if (!healthy) log.info('the database answers again')
      setHealth(true)
    } catch (error) {
      if (healthy) log.error({ error }, 'the database does not answer')
      setHealth(false)
    }
  }
  // One after the other: an older version must not come after a newer one.
  let last: Promise<void> = Promise.resolve()
  const look = () => {
    last = last.then(lookOnce)
    return last
  }
  const plan = () => {
    if (stopped) return
    timer = setTimeout(() => void look().then(plan), interval)
    timer.unref()
  }
  plan()
  return {
    current: () => version,
    isHealthy: () => healthy,
    look,
    onChange: (listener) => listeners.push(listener),
    onHealth: (listener) => healthListeners.push(listener),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
