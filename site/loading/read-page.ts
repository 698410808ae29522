import type { RouterContextProvider } from 'react-router'
import { pageKind, type Page } from '../../content/pages/kind.ts'
import { findRecord } from '../../store/read/list-records.ts'
import { readingContext } from './contexts.ts'
import { notFound } from './not-found.ts'

/** The text that editors maintain for a fixed address. An address whose text was unpublished is not found. */
export async function readPage(context: Readonly<RouterContextProvider>, slug: string): Promise<Page> {
  const result = await findRecord(pageKind, context.get(readingContext), slug)
  if (!result.found) throw notFound()
  return result.record
}
