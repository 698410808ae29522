import type { CollectionSlug } from 'payload'
import { redirect, type RouterContextProvider } from 'react-router'
import type { ApiOfKind } from '../../store/api/api-of-kind.ts'
import type { Page } from '../../content/pages/kind.ts'
import { listRecords } from '../../store/read/list-records.ts'
import { apiAddressIn } from '../../languages/api-address.ts'
import { declarationOf } from '../../languages/declared-kinds.ts'
import { pageOfKind } from '../../languages/kind-declaration.ts'
import type { Language } from '../../languages/languages.ts'
import type { CardItem } from '../ui/card/card.tsx'
import { foundNothingContext, pageFreshnessContext, readingContext } from './contexts.ts'
import { queryOfFeed } from './feed-query.ts'
import type { FilterName, ListFilters, NarrowedFeed, SortName } from './list-filters.ts'
import { pageNumberIn } from './list-parameters.ts'
import { hasEmptyFields, readListQuery, searchOfApi, searchOfList } from './list-query.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import { notFound } from './not-found.ts'
import { pathOfPage } from './path-of-page.ts'
import {
  readActiveFilters,
  readFacet,
  readNearSpelling,
  readOptionalReferences,
  namesIn,
} from './read-list-filters.ts'
import { readPage } from './read-page.ts'

interface ListPageRequest<RecordOfKind, Item> {
  context: Readonly<RouterContextProvider>
  request: Request
  /** The public API of what is listed: pages and API take the same parameters. */
  api: Pick<ApiOfKind<RecordOfKind>, 'kind' | 'filters'>
  /** Address of the list on the public API, where it isn't named after the collection. */
  apiAddress?: string
  /** The filters that are offered, in their order; the API's, in the order of their words, when left out. */
  filters?: readonly FilterName[]
  /** The orders that are offered, as the kind has them; the first is the usual one. All of the kind's when left out. */
  sorts?: readonly SortName[]
  /** What the list shows of a record. */
  card: (record: RecordOfKind, language: Language) => Item
}

export interface ListPageData<Item = CardItem> {
  page: Page
  items: Item[]
  total: number
  pageNumber: number
  lastPage: number
  filters: ListFilters
  /** Query of the page's one address. */
  search: string
  feed: NarrowedFeed
  /** The same records on the public API, in the page's language. */
  openData: string
}

/** What a list page shows. A page beyond the last is not found. */
export async function readListPage<RecordOfKind extends object, Item>({
  context,
  request,
  api,
  apiAddress = `/api/${api.kind.collection}`,
  filters: given,
  sorts: givenSorts,
  card,
}: ListPageRequest<RecordOfKind, Item>): Promise<ListPageData<Item>> {
  const { kind } = api
  const reading = context.get(readingContext)
  const words = messagesOf(reading.language).lists
  const names = given ?? namesIn(words.filters).filter((name) => name in api.filters)
  const sorts = givenSorts ?? namesIn(words.sorts).filter((name) => name in kind.sorts)
  const url = new URL(request.url)
  const { searchParams } = url
  const parameters = names.flatMap((name) => {
    const parameter = api.filters[name]
    return parameter ? [[name, parameter] as const] : []
  })
  const asked = readListQuery(searchParams, { filters: parameters, sorts })
  if (hasEmptyFields(searchParams)) throw redirect(`${pathOfPage(url)}${searchOfList(asked)}`)

  const query = await readOptionalReferences(kind, reading, asked)
  const pageNumber = pageNumberIn(request)
  const [page, list, facets] = await Promise.all([
    readPage(context, slugOfPage(kind.collection)),
    listRecords(kind, reading, {
      page: pageNumber,
      q: query.q,
      sort: query.sort,
      filters: Object.fromEntries(query.filters),
      asCards: true,
    }),
    Promise.all(names.map((name) => readFacet(kind, reading, query, name))),
  ])
  if (pageNumber > list.lastPage) throw notFound()
  if (query.q !== undefined && query.filters.length === 0 && list.total === 0)
    context.get(foundNothingContext)()
  const active = await readActiveFilters(kind, reading, query, facets, list.total > 0)
  const didYouMean = list.total > 0 ? undefined : await readNearSpelling(kind, reading, query)
  const inFeed = queryOfFeed(kind, query)
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
    filters: {
      ...{ q: query.q ?? '', facets, active, sorts, sort: sorts.find((name) => name === query.sort) },
      ...(didYouMean && { didYouMean }),
    },
    search: searchOfList(query, pageNumber),
    feed: {
      search: searchOfList(inFeed),
      filters: active.filter(({ name }) => name === 'q' || inFeed.filters.some(([other]) => other === name)),
    },
    openData: apiAddressIn(reading.language, `${apiAddress}${searchOfApi(query, pageNumber)}`),
  }
}

/** The page that holds a list's title and lead. */
function slugOfPage(collection: CollectionSlug): string {
  const declaration = declarationOf(collection)
  if (!declaration) throw new RangeError(`${collection} is no kind of content`)
  return pageOfKind(declaration).slice(1)
}
