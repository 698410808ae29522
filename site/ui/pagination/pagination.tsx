import { Link, useLocation } from 'react-router'
import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import './pagination.css'

interface PaginationProps {
  page: number
  lastPage: number
  /** Distinguishes several paginations on one page. */
  label?: string
}

/** The pages of a list; each is an address. Nothing when there is only one. */
export function Pagination({ page, lastPage, label }: PaginationProps) {
  const { pagination } = useMessages()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  if (lastPage <= 1) return null
  const addressOf = (target: number) => {
    const query = new URLSearchParams(search)
    if (target === 1) query.delete('page')
    else query.set('page', String(target))
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  const written = (number: number) => formatNumber(number, language)
  const numbers = pageNumbers(page, lastPage)
  return (
    <nav className="pagination" aria-label={label ? `${pagination.label} ${label}` : pagination.label}>
      {page > 1 && (
        <Link className="pagination-step" rel="prev" to={addressOf(page - 1)}>
          <Icon name="arrow-forward" backward />
          <span>{pagination.previous}</span>
        </Link>
      )}
      <ol className="pagination-numbers">
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`gap-${numbers[index - 1]}`} className="pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={addressOf(number)}
                aria-label={pagination.page(written(number), written(lastPage))}
                aria-current={number === page ? 'page' : undefined}
              >
                {written(number)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className="pagination-place">{pagination.page(written(page), written(lastPage))}</span>
      {page < lastPage && (
        <Link className="pagination-step pagination-next" rel="next" to={addressOf(page + 1)}>
          <span>{pagination.next}</span>
          <Icon name="arrow-forward" />
        </Link>
      )}
    </nav>
  )
}

/**
 * The page numbers that a pagination shows: the first, the last, the present one and its neighbours; `null` stands for
 * those left out. A gap of one page is that page.
 */
export function pageNumbers(page: number, lastPage: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .toSorted((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
