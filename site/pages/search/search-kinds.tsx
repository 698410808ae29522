import { formatNumber } from '../../../languages/format.ts'
import { nameOfKind } from '../../language/name-of-kind.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { FoundResults } from './read-search-page.ts'
import { searchAddress } from './search-address.ts'

/** The kinds of what was found, with how many of each; each leads to those alone. */
export function SearchKinds({ found: { q, kind: chosen, kinds } }: { found: FoundResults }) {
  const { search: words } = useMessages()
  const language = useLanguage()
  const entries = [
    {
      key: 'all',
      label: words.all,
      total: kinds.reduce((sum, { total }) => sum + total, 0),
      kind: undefined,
    },
    ...kinds.map(({ kind, total }) => ({ key: kind, label: nameOfKind(kind, language), total, kind })),
  ]
  return (
    <nav className="search-kinds" aria-label={words.kindsLabel}>
      <ul>
        {entries.map(({ key, label, total, kind }) => (
          <li key={key}>
            <SiteLink
              className="search-kind"
              to={searchAddress(q, kind)}
              aria-current={(chosen ?? undefined) === kind ? 'page' : undefined}
            >
              <span>{label}</span> <span className="search-kind-total">{formatNumber(total, language)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
