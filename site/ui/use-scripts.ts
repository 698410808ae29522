import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether scripts run: not in the server's HTML nor while it is taken over, so that both are the same. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
