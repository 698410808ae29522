import { useEffect, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'

/** Path and query of the page that was shown last in this document; nothing before scripts have taken it over. */
let lastShown: string | undefined

/** Path and query of the page to which the visitor is going; nothing while they stay. */
let wanted: string | undefined

/** Pages that are shown as they are while they load. */
let coming = 0

/** Used by what stands in a page's place while it loads. */
export function useComingPage(): void {
  useEffect(() => {
    coming += 1
    return () => {
      coming -= 1
    }
  }, [])
}

const usePath = () => {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

/**
 * A page that stays open while the site is upgraded asks for scripts that are gone, and one whose connection breaks for what does
 * not come. React Router then loads the page again on which the visitor is; here the one to which they were going comes instead.
 * For every page; browsers without the Navigation API do as React Router does.
 */
export function useWholePages(): void {
  const path = usePath()
  const { location } = useNavigation()
  useEffect(() => {
    lastShown = path
    wanted = location && createPath(location)
  }, [path, location])
  useEffect(() => {
    if (!('navigation' in window)) return undefined
    const { navigation } = window
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || wanted === undefined) return
      event.preventDefault()
      window.location.assign(wanted)
    }
    navigation.addEventListener('navigate', lead)
    return () => navigation.removeEventListener('navigate', lead)
  }, [])
}

/**
 * Where going to a page failed, the browser asks for the whole page: without a connection it says so itself, an upgraded site
 * has the page as its new release makes it, and a site that fails says so with the right status. What fails on a page that
 * has been shown is not tried again.
 * @returns whether the page is being asked for
 */
export function useWholePageInstead(): boolean {
  const path = usePath()
  const [isAskedFor] = useState(
    () => lastShown !== undefined && (lastShown !== path || wanted !== undefined || coming > 0),
  )
  useEffect(() => {
    if (isAskedFor) window.location.reload()
  }, [isAskedFor])
  return isAskedFor
}
