import { Link, useLocation } from 'react-router'
import type { ActiveFilter, NearSpelling } from '../../loading/list-filters.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { buttonClass } from '../button/button-look.ts'
import { DidYouMean } from '../did-you-mean/did-you-mean.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useFilterInWords } from './use-filter-in-words.ts'

interface EmptyListProps {
  active: readonly ActiveFilter[]
  didYouMean?: NearSpelling | undefined
  onLeave: () => void
}

/** Stands where filters leave nothing, and says what may have been meant, which of them to drop and what comes then. */
export function EmptyList({ active, didYouMean, onLeave }: EmptyListProps) {
  const { lists, results } = useMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  const inWords = useFilterInWords()
  if (active.length === 0) return <EmptyState />
  const helpful = active.filter(({ countWithout }) => (countWithout ?? 0) > 0)
  return (
    <EmptyState
      title={lists.nothing}
      text={
        <>
          {didYouMean && (
            <>
              <DidYouMean>
                <Link to={{ pathname, search: didYouMean.search }} preventScrollReset onClick={onLeave}>
                  <bdi>{didYouMean.q}</bdi>
                </Link>
              </DidYouMean>
              <br />
            </>
          )}
          {helpful.length > 0 ? lists.nothingText : lists.nothingTextAll}
        </>
      }
      actions={
        <>
          {helpful.map((filter) => {
            const count = filter.countWithout ?? 0
            return (
              <Link
                key={filter.name}
                className={buttonClass({ variant: 'secondary' })}
                to={{ pathname, search: filter.searchWithout }}
                preventScrollReset
                onClick={onLeave}
              >
                {lists.without(inWords(filter), results(count, formatNumber(count, language)))}
              </Link>
            )
          })}
          <Link
            className={buttonClass({ variant: helpful.length > 0 ? 'quiet' : 'primary' })}
            to={pathname}
            preventScrollReset
            onClick={onLeave}
          >
            {lists.clearAll}
          </Link>
        </>
      }
    />
  )
}
