import type { RouterContextProvider } from 'react-router'
import { pathOfRecord } from '../../../languages/addresses.ts'
import { longestQuery } from '../../../store/search/query-limits.ts'
import { searchSite, type FoundText, type SearchPage } from '../../../store/search/search-site.ts'
import { isSiteSearchKind, type SiteSearchKind } from '../../../store/search/searched-kinds.ts'
import { formatShortDate } from '../../../languages/format.ts'
import type { Language } from '../../../languages/languages.ts'
import {
  foundNothingContext,
  pageFreshnessContext,
  readingContext,
  reportErrorContext,
} from '../../loading/contexts.ts'
import { messagesOf } from '../../language/loaded-messages.ts'
import { pageNumberIn } from '../../loading/list-parameters.ts'
import { notFound } from '../../loading/not-found.ts'

/** A result as the page shows it. */
export interface ShownResult {
  key: string
  kind: SiteSearchKind
  /** Path without the language's prefix. */
  to: string
  title: FoundText
  excerpt: FoundText | null
  /** Nothing where what counts is until when something can be sent. */
  date: string | null
  /** Until when something can be sent for it, and whether that is over. */
  closing: string[]
  hasAllWords: boolean
}

export interface FoundResults extends Pick<SearchPage, 'total' | 'lastPage' | 'kinds' | 'didYouMean'> {
  state: 'found'
  q: string
  kind: SiteSearchKind | null
  pageNumber: number
  results: ShownResult[]
}

export type SearchPageData =
  | { state: 'unasked'; q: '' }
  | { state: 'too long'; q: string }
  | { state: 'failed'; q: string }
  | FoundResults

const perPage = 10

/** What the search page shows for an address. Its failures are its own: the form stays. */
export async function readSearchPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<SearchPageData> {
  const asked = new URL(request.url).searchParams
  const q = (asked.get('q') ?? '').replace(/\s+/g, ' ').trim()
  if (q === '') return { state: 'unasked', q }
  if (q.length > longestQuery) return { state: 'too long', q: q.slice(0, longestQuery) }
  const reading = context.get(readingContext)
  const pageNumber = pageNumberIn(request)
  const chosen = asked.get('kind')
  const kind = isSiteSearchKind(chosen) ? chosen : undefined
  let found: SearchPage
  try {
    found = await searchSite(reading, { q, kind, page: pageNumber, perPage })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return { state: 'failed', q }
  }
  if (pageNumber > found.lastPage) throw notFound()
  const { total, lastPage, kinds, didYouMean } = found
  const freshness = context.get(pageFreshnessContext)
  for (const { closing } of found.results) if (closing?.at) freshness.until(closing.at)
  if (total === 0 && kind === undefined) context.get(foundNothingContext)()
  return {
    state: 'found',
    q,
    kind: kind ?? null,
    pageNumber,
    total,
    lastPage,
    kinds,
    didYouMean,
    results: found.results.map((result) => shownResult(result, reading.language)),
  }
}

function shownResult(result: SearchPage['results'][number], language: Language): ShownResult {
  const { kind, id, slug, title, excerpt, date, timeZone, hasAllWords } = result
  const to = pathOfRecord(kind, slug)
  if (to === undefined) throw new RangeError(`No page shows ${kind}`)
  return {
    key: `${kind} ${id}`,
    kind,
    to,
    title,
    excerpt,
    date: result.closing || !date ? null : formatShortDate(date, language, timeZone ?? undefined),
    closing: closingFacts(result, language),
    hasAllWords,
  }
}

/** As its card names them; nothing of kinds for which nothing is sent. */
function closingFacts({ kind, closing }: SearchPage['results'][number], language: Language): string[] {
  if (!closing) return []
  const { tender, vacancy, labelled } = messagesOf(language)
  const { at, timeZone, isOpen } = closing
  const isTender = kind === 'tenders'
  const until = at === null ? vacancy.untilFilled : formatShortDate(at, language, timeZone)
  const [open, over] = isTender ? [tender.active, tender.expired] : [vacancy.open, vacancy.closed]
  return [labelled(isTender ? tender.deadline : vacancy.deadline, until), isOpen ? open : over]
}
