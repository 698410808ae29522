import { useEffect, useRef, type ComponentType } from 'react'
import type { ListPageData } from '../loading/read-list-page.ts'
import { formatNumber } from '../../languages/format.ts'
import { useLanguage, useMessages } from '../language/use-language.ts'
import { CardGrid } from '../ui/card/card.tsx'
import { ActiveFilters } from '../ui/list-filters/active-filters.tsx'
import { EmptyList } from '../ui/list-filters/empty-list.tsx'
import { FilteredList } from '../ui/list-filters/list-filters.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { PageIntroduction } from './page-introduction.tsx'
import { Prose } from '../ui/rich-text/prose.tsx'

/** A list of cards that can be searched, filtered and ordered. */
export function ListPage(data: ListPageData) {
  return <ListPageOf {...data} view={CardGrid} />
}

interface ListPageOfProps<Item> extends ListPageData<Item> {
  /** Shows them. */
  view: ComponentType<{ items: readonly Item[] }>
}

/** A list that can be searched, filtered and ordered; each state of it has its own address. */
export function ListPageOf<Item>({
  page,
  items,
  total,
  pageNumber,
  lastPage,
  filters,
  search,
  openData,
  view: View,
}: ListPageOfProps<Item>) {
  const { results, lists, pagination } = useMessages()
  const language = useLanguage()
  const status = useRef<HTMLParagraphElement>(null)
  const isLeaving = useRef(false)
  const shown = useRef({ search, pageNumber })
  useEffect(() => {
    // The link that was followed is gone, or stands at the end of what is new.
    if (shown.current.search === search) return
    const isPaged = shown.current.pageNumber !== pageNumber
    if (isLeaving.current || isPaged) status.current?.focus({ preventScroll: true })
    // Focus alone would leave the beginning of the list in the middle of the screen.
    if (isPaged) status.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    isLeaving.current = false
    shown.current = { search, pageNumber }
  }, [search, pageNumber])
  const onLeave = () => {
    isLeaving.current = true
  }
  return (
    <>
      <PageIntroduction page={page} search={search} />
      {filters.q !== '' && <meta name="robots" content="noindex, follow" />}
      <section className="section">
        <div className="wide">
          <FilteredList
            filters={filters}
            status={
              <p ref={status} className="filtered-list-count" role="status" tabIndex={-1}>
                {results(total, formatNumber(total, language))}
                {pageNumber > 1 && (
                  <span className="filtered-list-page">
                    {pagination.page(formatNumber(pageNumber, language), formatNumber(lastPage, language))}
                  </span>
                )}
              </p>
            }
          >
            <ActiveFilters active={filters.active} onLeave={onLeave} />
            {items.length > 0 ? (
              <>
                <View items={items} />
                <Pagination page={pageNumber} lastPage={lastPage} />
              </>
            ) : (
              <EmptyList active={filters.active} didYouMean={filters.didYouMean} onLeave={onLeave} />
            )}
            <p className="filtered-list-data">
              <a href={openData} type="application/json">
                {lists.openData}
              </a>
            </p>
          </FilteredList>
          {page.body && <Prose value={page.body} />}
        </div>
      </section>
    </>
  )
}
