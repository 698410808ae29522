import { useCallback, useSyncExternalStore } from 'react'
import { useReading } from './use-reading.ts'

/** Whether nothing may move by itself: the visitor said so here, or to the whole device. */
export function useMotionUnwelcome(): boolean {
  const isUnwelcomeOnDevice = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { motion } = useReading()
  return isUnwelcomeOnDevice || motion === 'calm'
}

/** Whether a media query matches; no while the page is made on the server. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
