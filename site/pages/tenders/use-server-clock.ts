import { useEffect, useState } from 'react'

/** An address whose answer is never cached, so that its date is the server's present one. */
const clockAddress = '/healthz'

/** Milliseconds by which the server's clock is ahead of this device's; 0 when the server can't be asked. */
async function offsetOfServer(signal: AbortSignal): Promise<number> {
  const asked = Date.now()
  const { headers } = await fetch(clockAddress, { method: 'HEAD', cache: 'no-store', signal })
  const serverTime = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(serverTime)) return 0
  // The header has whole seconds, and the answer took its time.
  const offset = serverTime + 500 - (asked + Date.now()) / 2
  return Math.abs(offset) < 1000 ? 0 : offset
}

/**
 * Milliseconds until an instant by the server's clock, counted down every second; nothing before scripts run. A page
 * may have been cached for a minute, and a visitor's clock may be wrong: the deadline is the server's.
 */
export function useTimeLeft(instant: string, isOver: boolean): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (isOver) return
    const end = Date.parse(instant)
    const controller = new AbortController()
    let offset = 0
    const count = () => setLeft(Math.max(0, end - (Date.now() + offset)))
    const synchronise = async () => {
      try {
        offset = await offsetOfServer(controller.signal)
      } catch {
        // Away, or the page is left: the device's own clock has to do.
      }
      if (!controller.signal.aborted) count()
    }
    const synchroniseWhenSeen = () => {
      if (document.visibilityState === 'visible') void synchronise()
    }
    void synchronise()
    const timer = window.setInterval(count, 1000)
    document.addEventListener('visibilitychange', synchroniseWhenSeen)
    return () => {
      controller.abort()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', synchroniseWhenSeen)
    }
  }, [instant, isOver])
  return left
}
