import { redirect, type RouterContextProvider } from 'react-router'
import { indicatorKind, type Indicator } from '../../../figures/indicators/kind.ts'
import { addressIn } from '../../../languages/address.ts'
import { findRecord, listRecords } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { readingContext, searchContext } from '../../loading/contexts.ts'

/** Every indicator, in the editors' order. */
export async function readIndicators(reading: Reading): Promise<readonly Indicator[]> {
  return (await listRecords(indicatorKind, reading, { perPage: 0 })).records
}

/**
 * For a page whose query names an indicator that none of the present slugs is.
 * @param path of the page, without the language's prefix
 * @throws a response: 301 to the page of the same query with the present slug, where a former one was asked for
 */
export async function leadFromFormerSlug(
  context: Readonly<RouterContextProvider>,
  path: string,
  asked: string,
): Promise<void> {
  const reading = context.get(readingContext)
  const result = await findRecord(indicatorKind, reading, asked)
  if (result.found || !result.movedTo) return
  const search = new URLSearchParams(context.get(searchContext))
  search.set('indicator', result.movedTo)
  throw redirect(`${addressIn(reading.language, path)}?${search}`, 301)
}
