import { Link, useLocation } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import './pagination.css'

interface PaginationProps {
  page: number
  lastPage: number
}

/** Links to the pages before and after; each page of a list is an address. */
export function Pagination({ page, lastPage }: PaginationProps) {
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
  return (
    <nav className="pagination" aria-label={pagination.label}>
      {page > 1 && (
        <Link rel="prev" to={addressOf(page - 1)}>
          {pagination.previous}
        </Link>
      )}
      <span>{pagination.page(formatNumber(page, language), formatNumber(lastPage, language))}</span>
      {page < lastPage && (
        <Link rel="next" to={addressOf(page + 1)}>
          {pagination.next}
        </Link>
      )}
    </nav>
  )
}
