import { isNextFirst, type ContentKind } from './content-kind.ts'
import { findIds, idsOfPage, type PageOfList } from './ids-of-page.ts'
import { listCache } from './list-cache.ts'
import type { Reading } from './reading.ts'

const cached = listCache<readonly number[]>()

/**
 * The ids on a page of a list, found once for every language and form in which it is shown, while nothing is published;
 * of an order that turns on the present moment each time.
 */
export function findIdsOfPage(
  kind: ContentKind<unknown>,
  reading: Reading,
  list: PageOfList,
): Promise<readonly number[]> {
  const { q, filters, sort, page, perPage } = list
  const find = () => findIds(reading, idsOfPage(kind, reading, list))
  return isNextFirst(sort) ? find() : cached(kind, reading, { q, filters, part: [sort, page, perPage] }, find)
}
