import { useRouteLoaderData } from 'react-router'
import type { loadSite } from './load-site.ts'

/** What every page needs to know of the network; nothing when even that could not be read. */
export function useSite() {
  return useRouteLoaderData<typeof loadSite>('root')
}
