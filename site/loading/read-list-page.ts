import type { RouterContextProvider } from 'react-router'
import type { Page } from '../../content/pages/kind.ts'
import { listRecords, type ContentKind } from '../../content/read/content-kind.ts'
import type { Language } from '../i18n/languages.ts'
import type { CardItem } from '../ui/card/card.tsx'
import { pageFreshnessContext, readingContext } from './contexts.ts'
import { pageNumberIn, searchWordsIn } from './list-parameters.ts'
import { notFound } from './not-found.ts'
import { readPage } from './read-page.ts'

interface ListPageRequest<RecordOfKind> {
  context: Readonly<RouterContextProvider>
  request: Request
  kind: ContentKind<RecordOfKind>
  /** Slug of the page that holds the list's title and lead. */
  pageSlug: string
  card: (record: RecordOfKind, language: Language) => CardItem
}

export interface ListPageData {
  page: Page
  items: CardItem[]
  total: number
  pageNumber: number
  lastPage: number
}

/** What a list page shows. A page beyond the last is not found. */
export async function readListPage<RecordOfKind extends object>({
  context,
  request,
  kind,
  pageSlug,
  card,
}: ListPageRequest<RecordOfKind>): Promise<ListPageData> {
  const reading = context.get(readingContext)
  const pageNumber = pageNumberIn(request)
  const [page, list] = await Promise.all([
    readPage(context, pageSlug),
    listRecords(kind, reading, { page: pageNumber, q: searchWordsIn(request) }),
  ])
  if (pageNumber > list.lastPage) throw notFound()
  const freshness = context.get(pageFreshnessContext)
  for (const record of list.records) {
    if ('deadline' in record && typeof record.deadline === 'string') freshness.until(record.deadline)
    if ('endsAt' in record && typeof record.endsAt === 'string') freshness.until(record.endsAt)
  }
  return {
    page,
    items: list.records.map((record) => card(record, reading.language)),
    total: list.total,
    pageNumber,
    lastPage: list.lastPage,
  }
}
