import type { SiteSearchKind } from '../../../store/search/searched-kinds.ts'

/** The address of a search, without the language's prefix. */
export function searchAddress(q: string, kind?: SiteSearchKind): string {
  return `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`
}
