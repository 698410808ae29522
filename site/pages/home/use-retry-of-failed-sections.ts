import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Asks the server once more for a page that came with a part missing. Says whether the answer is on its way, in which
 * the missing sections show that they are loading.
 */
export function useRetryOfFailedSections(isPartial: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isPartial || hasAsked.current) return
    hasAsked.current = true
    void revalidate()
  }, [isPartial, revalidate])
  return isPartial && state === 'loading'
}
