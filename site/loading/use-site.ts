import { useRouteLoaderData } from 'react-router'
import type { loadSite } from './load-site.ts'
import { readPageText } from './page-text.ts'

/** What every page needs to know of the network; nothing when even that could not be read. */
export function useSite() {
  const text = useRouteLoaderData<typeof loadSite>('root')
  return text && readPageText(text)
}
