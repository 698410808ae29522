import type { FilterParameter } from '../../store/api/filter-parameters.ts'
import { longestQuery } from '../../store/search/query-limits.ts'
import { listParameters, nameInAddress } from './list-parameters.ts'

/** What a list's address asks for. */
export interface ListQuery {
  q: string | undefined
  /** In the order in which the list offers them. */
  filters: readonly (readonly [name: string, value: string])[]
  /** Nothing for the usual order. */
  sort: string | undefined
}

/** A list that is narrowed by nothing, in its usual order. */
export const wholeList: ListQuery = { q: undefined, filters: [], sort: undefined }

interface ListRules {
  /** Every parameter the kind's public API takes, in the list's order. */
  filters: readonly (readonly [name: string, parameter: FilterParameter])[]
  /** Names of the orders; the first is the usual one. */
  sorts: readonly string[]
}

/**
 * Reads a list's address. Values that make no sense are ignored: a link with a slip still shows the list. (The public
 * API refuses them.)
 */
export function readListQuery(given: URLSearchParams, { filters, sorts }: ListRules): ListQuery {
  const q = (given.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  const sort = given.get('sort') ?? ''
  return {
    q: q === '' ? undefined : q.slice(0, longestQuery).trim(),
    filters: filters.flatMap(([name, { schema }]) => {
      const checked = schema.safeParse(given.get(nameInAddress(name)) ?? '')
      return checked.success ? [[name, checked.data] as const] : []
    }),
    sort: sorts.indexOf(sort) > 0 ? sort : undefined,
  }
}

/** A list's one address for what it shows: words, filters in the list's order, order, page. Empty, or with its `?`. */
export function searchOfList(query: ListQuery, page = 1): string {
  const filters = query.filters.map(([name, value]) => [nameInAddress(name), value] as const)
  return searchOfApi({ ...query, filters }, page)
}

/** The same on the public API, where some names differ. */
export function searchOfApi({ q, filters, sort }: ListQuery, page = 1): string {
  const search = new URLSearchParams([
    ...(q === undefined ? [] : [['q', q]]),
    ...filters.map(([name, value]) => [name, value]),
    ...(sort === undefined ? [] : [['sort', sort]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return search.size > 0 ? `?${search}` : ''
}

/** The same without one of its filters, or without its words (`q`). */
export function withoutFilter(query: ListQuery, name: string): ListQuery {
  return name === 'q'
    ? { ...query, q: undefined }
    : { ...query, filters: query.filters.filter(([other]) => other !== name) }
}

/** Whether a form was sent without scripts, which names its empty fields too. */
export function hasEmptyFields(given: URLSearchParams): boolean {
  return listParameters.some((name) => given.get(name) === '')
}
