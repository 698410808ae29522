import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What every page needs to know of the network; nothing when even that could not be read. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root')
}
