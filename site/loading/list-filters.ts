import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Messages } from '../../languages/messages/en.ts'

/** Names of filters, as they stand in addresses and as words name them. */
export type FilterName = keyof Messages['lists']['filters']
export type SortName = keyof Messages['lists']['sorts']

export interface FilterOption {
  value: string
  label: LocalizedText
  /** How many results the list has with it, all else being as it is. */
  count: number
}

export interface Facet {
  name: FilterName
  options: readonly FilterOption[]
  chosen: string | undefined
}

/** A filter, or the words, by which the list is narrowed now. */
export interface ActiveFilter {
  name: FilterName | 'q'
  value: LocalizedText
  /** Query of the list's address without it. */
  searchWithout: string
  /** Results without it; only where there are none with it. */
  countWithout?: number
}

/** The words that were looked for in a near spelling with which the list has something. */
export interface NearSpelling {
  q: string
  /** Query of the list's address with it. */
  search: string
}

/** What a list's feeds are narrowed by when it is. */
export interface NarrowedFeed {
  /** Query of their addresses. */
  search: string
  filters: readonly ActiveFilter[]
}

/** What a list offers to narrow and order it, and what of that is chosen. */
export interface ListFilters {
  q: string
  facets: readonly Facet[]
  active: readonly ActiveFilter[]
  sorts: readonly SortName[]
  sort: SortName | undefined
  /** Only where nothing is left. */
  didYouMean?: NearSpelling
}
