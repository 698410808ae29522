import { Link, useLocation } from 'react-router'
import type { ActiveFilter } from '../../loading/list-filters.ts'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { Localized } from '../text/localized.tsx'
import { useFilterInWords } from './use-filter-in-words.ts'
import '../chip/chip.css'

interface ActiveFiltersProps {
  active: readonly ActiveFilter[]
  /** A filter was left: its chip goes, and with it the focus. */
  onLeave: () => void
}

/** What a list is narrowed by, each to be left on its own, or all at once. Nothing when it is whole. */
export function ActiveFilters({ active, onLeave }: ActiveFiltersProps) {
  const { lists } = useMessages()
  const { pathname } = useLocation()
  const inWords = useFilterInWords()
  if (active.length === 0) return null
  return (
    <ul className="chip-row active-filters" aria-label={lists.active}>
      {active.map((filter) => (
        <li key={filter.name}>
          <Link
            className="chip chip-link active-filter"
            to={{ pathname, search: filter.searchWithout }}
            aria-label={lists.remove(inWords(filter))}
            preventScrollReset
            onClick={onLeave}
          >
            <span>
              <span className="active-filter-name">{lists.filters[filter.name]}</span>{' '}
              <Localized value={filter.value} />
            </span>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="active-filters-clear" to={pathname} preventScrollReset onClick={onLeave}>
          {lists.clearAll}
        </Link>
      </li>
    </ul>
  )
}
