import { languages } from '../../../languages/languages.ts'
import { nameOfKind } from '../../language/name-of-kind.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import type { FoundResults, ShownResult } from './read-search-page.ts'
import { searchAddress } from './search-address.ts'
import { SearchHelp } from './search-help.tsx'
import { SearchKinds } from './search-kinds.tsx'

export function SearchResults({ found }: { found: FoundResults }) {
  const { search: words } = useMessages()
  if (found.kinds.length === 0) return <SearchHelp hasFoundNothing />
  const withSome = found.results.filter(({ hasAllWords }) => !hasAllWords)
  return (
    <div className="search-columns">
      <SearchKinds found={found} />
      <div>
        {found.total === 0 && (
          <p>
            {words.nothingOfThisKind} <SiteLink to={searchAddress(found.q)}>{words.showAll}</SiteLink>
          </p>
        )}
        <ResultList results={found.results.filter(({ hasAllWords }) => hasAllWords)} />
        {withSome.length > 0 && (
          <>
            <p className="search-some">{words.someWords}</p>
            <ResultList results={withSome} />
          </>
        )}
        <Pagination page={found.pageNumber} lastPage={found.lastPage} />
      </div>
    </div>
  )
}

function ResultList({ results }: { results: readonly ShownResult[] }) {
  if (results.length === 0) return null
  return (
    <ol className="search-results">
      {results.map((result) => (
        <li key={result.key}>
          <SearchResult result={result} />
        </li>
      ))}
    </ol>
  )
}

function SearchResult({ result: { kind, to, title, excerpt, date, closing } }: { result: ShownResult }) {
  const language = useLanguage()
  return (
    <article className="search-result">
      <p className="search-result-facts">
        <span className="search-result-kind">{nameOfKind(kind, language)}</span>
        {date && <span>{date}</span>}
        {closing.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {title.language !== language && (
          <span lang={title.language} dir={languages[title.language].direction}>
            {languages[title.language].ownName}
          </span>
        )}
      </p>
      <h2 className="search-result-title">
        <SiteLink to={to}>
          <MarkedText value={title} />
        </SiteLink>
      </h2>
      {excerpt && (
        <p className="search-result-excerpt">
          <MarkedText value={excerpt} />
        </p>
      )}
    </article>
  )
}
