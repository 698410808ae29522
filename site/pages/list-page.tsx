import type { Page } from '../../content/pages/kind.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage, useMessages } from '../i18n/use-language.ts'
import { CardGrid, type CardItem } from '../ui/card/card.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { PageIntroduction } from './page-introduction.tsx'
import { Prose } from '../ui/text/localized.tsx'

interface ListPageProps {
  page: Page
  items: readonly CardItem[]
  total: number
  pageNumber: number
  lastPage: number
}

/** A list with its own address for each of its pages. */
export function ListPage({ page, items, total, pageNumber, lastPage }: ListPageProps) {
  const { results } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageIntroduction page={page} />
      <section className="section">
        <div className="wide">
          {items.length > 0 ? (
            <>
              <p>{results(total, formatNumber(total, language))}</p>
              <CardGrid items={items} />
              <Pagination page={pageNumber} lastPage={lastPage} />
            </>
          ) : (
            <EmptyState />
          )}
          {page.body && <Prose value={page.body} />}
        </div>
      </section>
    </>
  )
}
