import { redirect, type RouterContextProvider } from 'react-router'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import { readingContext } from './contexts.ts'
import { notFound } from './not-found.ts'

/**
 * The record that `{id}` of an address names.
 * @param below what follows in the address
 * @throws a response: 301 to the present address for a former slug, 404 when there is no such record
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
  const address = result.movedTo && addressOfRecord(kind.collection, result.movedTo, reading.language)
  throw address ? redirect(`${address}${below}`, 301) : notFound()
}
