import { redirect, type RouterContextProvider } from 'react-router'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import { readingContext, submissionContext } from './contexts.ts'
import { notFound } from './not-found.ts'

/**
 * The record that a form's page is about. A form that was sent under a former slug is answered where it stands: a
 * redirect would lose its receipt, or what was typed.
 * @param below the form's own part of the address, such as `/apply`
 * @throws a response: 301 to the form's present address for a former slug, 404 when there is no such record
 */
export async function findForForm<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  context: Readonly<RouterContextProvider>,
  id: string,
  below: string,
): Promise<RecordOfKind> {
  const reading = context.get(readingContext)
  const result = await findRecord(kind, reading, id)
  if (result.found) return result.record
  const address = result.movedTo && addressOfRecord(kind.collection, result.movedTo, reading.language)
  if (!result.movedTo || !address) throw notFound()
  if (!context.get(submissionContext)) throw redirect(`${address}${below}`, 301)
  const moved = await findRecord(kind, reading, result.movedTo)
  if (!moved.found) throw notFound()
  return moved.record
}
