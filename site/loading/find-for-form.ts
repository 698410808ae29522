import type { RouterContextProvider } from 'react-router'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import { readingContext, submissionContext } from './contexts.ts'
import { findOrNotFound } from './find-or-not-found.ts'
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
  if (!context.get(submissionContext)) return findOrNotFound(kind, context, id, below)
  const reading = context.get(readingContext)
  const result = await findRecord(kind, reading, id)
  const present = !result.found && result.movedTo ? await findRecord(kind, reading, result.movedTo) : result
  if (!present.found) throw notFound()
  return present.record
}
