import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** No in the page that the server made, yes as soon as scripts run it: for what only scripts may do. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
