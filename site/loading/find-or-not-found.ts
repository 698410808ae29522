import { redirect, type RouterContextProvider } from 'react-router'
import { withQuery } from '../../languages/address.ts'
import { addressOfRecord, pathOfRecord } from '../../languages/addresses.ts'
import { redirectedAddress } from '../../content/redirects/read-redirects.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import { readingContext, searchContext } from './contexts.ts'
import { notFound } from './not-found.ts'

/**
 * The record that `{id}` of an address names.
 * @param below what follows in the address
 * @throws a response: 301, with the query, to the present address for a former slug or where a redirect leads, 404 when
 * there is no such record
 */
export async function findOrNotFound<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  context: Readonly<RouterContextProvider>,
  id: string,
  below = '',
): Promise<RecordOfKind> {
  const reading = context.get(readingContext)
  const result = await findRecord(kind, reading, id)
  if (result.found) return result.record
  const moved = result.movedTo && addressOfRecord(kind.collection, result.movedTo, reading.language)
  const search = context.get(searchContext)
  if (moved) throw redirect(withQuery(`${moved}${below}`, search), 301)
  const path = pathOfRecord(kind.collection, id)
  const address = path && (await redirectedAddress(reading, `${path}${below}`))
  throw address ? redirect(withQuery(address, search), 301) : notFound()
}
