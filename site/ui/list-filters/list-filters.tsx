import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { longestQuery } from '../../../store/search/query-limits.ts'
import type { ListFilters } from '../../loading/list-filters.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { FacetField } from './facet-field.tsx'
import { SortField } from './sort-field.tsx'
import { useListForm } from './use-list-form.ts'
import './list-filters.css'

const formId = 'list-filters'

interface FilteredListProps {
  filters: ListFilters
  /** The number of results. */
  status: ReactNode
  /** The results, under what they are narrowed by. */
  children: ReactNode
}

/**
 * A list beside the form that narrows it. The form is a plain GET form, so that every choice has an address; on narrow
 * screens it folds away until something is chosen.
 */
export function FilteredList({ filters, status, children }: FilteredListProps) {
  const { lists } = useMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { form, onSubmit, onChange } = useListForm(filters)
  const count = filters.active.length
  return (
    <div className="filtered-list">
      <details className="list-filters" open={count > 0}>
        <summary className="list-filters-summary">
          {lists.toggle(count, formatNumber(count, language))}
          <Icon name="chevron-down" />
        </summary>
        <form
          ref={form}
          id={formId}
          className="list-filters-form"
          role="search"
          aria-label={lists.form}
          method="get"
          action={pathname}
          autoComplete="off"
          onSubmit={onSubmit}
          onChange={onChange}
        >
          <div className="list-filters-field">
            <label className="list-filters-label" htmlFor={`${formId}-q`}>
              {lists.words}
            </label>
            <span className="list-filters-search">
              <input
                id={`${formId}-q`}
                type="search"
                name="q"
                dir="auto"
                defaultValue={filters.q}
                maxLength={longestQuery}
                enterKeyHint="search"
              />
              <button type="submit" aria-label={lists.search}>
                <Icon name="search" />
              </button>
            </span>
          </div>
          {filters.facets.map((facet) => (
            <FacetField key={facet.name} facet={facet} formId={formId} />
          ))}
          <div className="list-filters-apply">
            <Button type="submit">{lists.apply}</Button>
          </div>
        </form>
      </details>
      <div className="filtered-list-results">
        <div className="filtered-list-bar">
          {status}
          <SortField filters={filters} formId={formId} onChange={onChange} />
        </div>
        {children}
      </div>
    </div>
  )
}
