import type { ApiOfKind } from '../../store/api/api-of-kind.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { Reading } from '../../store/read/reading.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import { nameInAddress } from './list-parameters.ts'
import { readListQuery, type ListQuery } from './list-query.ts'
import { namesIn, readOptionalReferences } from './read-list-filters.ts'

/**
 * What the feeds of a list are narrowed by: its words and filters, but neither its order, as feeds are newest first, nor what
 * turns on the present moment (open, upcoming), as an entry does not leave a reader when its time is over.
 */
export function queryOfFeed(
  kind: Pick<ContentKind<unknown>, 'filters'>,
  { q, filters }: ListQuery,
): ListQuery {
  return { q, sort: undefined, filters: filters.filter(([name]) => lasts(kind, name)) }
}

function lasts(kind: Pick<ContentKind<unknown>, 'filters'>, name: string): boolean {
  const filter = kind.filters[name]
  return filter !== undefined && !('oneOfNow' in filter.options)
}

/**
 * Reads a feed's address, with the parameters of its list. Nothing where a filter has no meaning, or means a record that is not
 * there: whoever subscribed to one country must not get all of them.
 */
export async function readFeedQuery(
  { kind, filters }: Pick<ApiOfKind<unknown>, 'kind' | 'filters'>,
  reading: Reading,
  given: URLSearchParams,
): Promise<ListQuery | undefined> {
  const offered = namesIn(messagesOf(reading.language).lists.filters).flatMap((name) => {
    const parameter = filters[name]
    return parameter ? [[name, parameter] as const] : []
  })
  const asked = queryOfFeed(kind, readListQuery(given, { filters: offered, sorts: [] }))
  const named = offered.filter(([name]) => lasts(kind, name) && given.get(nameInAddress(name)))
  const query = await readOptionalReferences(kind, reading, asked)
  return query.filters.length === named.length ? query : undefined
}
