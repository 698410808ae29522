import type { SiteSearchKind } from '../../../content/search/searched-kinds.ts'

/** The address of a search, without the language's prefix. */
export function searchAddress(q: string, kind?: SiteSearchKind): string {
  return `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`
}
