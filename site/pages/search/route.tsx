import { data, useLocation } from 'react-router'
import { longestQuery } from '../../../store/search/query-limits.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { DidYouMean } from '../../ui/did-you-mean/did-you-mean.tsx'
import { SearchForm } from '../../ui/search-form/search-form.tsx'
import type { Route } from './+types/route.ts'
import { readSearchPage, type SearchPageData } from './read-search-page.ts'
import { SearchHelp } from './search-help.tsx'
import { SearchResults } from './search-results.tsx'
import './search.css'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { searchAddress } from './search-address.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await readSearchPage(context, request)
  return data(found, { status: found.state === 'failed' ? 503 : 200 })
}

/** The search of the whole site. Its words are an address (`q`), which search engines are asked to leave out. */
export default function SearchPage({ loaderData: found }: Route.ComponentProps) {
  const { search: words } = useMessages()
  const language = useLanguage()
  const tooLong = words.tooLong(formatNumber(longestQuery, language))
  return (
    <>
      <PageHead
        title={found.q === '' ? words.title : words.titleFor(isolated(found.q))}
        description={words.description}
      />
      {found.q !== '' && <meta name="robots" content="noindex, follow" />}
      <div className="search-hero on-deep">
        <div className="wide">
          <h1>{words.title}</h1>
          <SearchForm q={found.q} hasVisibleLabel error={found.state === 'too long' ? tooLong : undefined} />
        </div>
      </div>
      <div className="wide search-body">
        <p className="search-status" role="status">
          <StatusWords found={found} />
        </p>
        {found.state === 'found' && found.didYouMean !== null && (
          <p className="search-spelling">
            <DidYouMean>
              <SiteLink to={searchAddress(found.didYouMean)}>
                <bdi>{found.didYouMean}</bdi>
              </SiteLink>
            </DidYouMean>
          </p>
        )}
        {found.state === 'found' && <SearchResults found={found} />}
        {found.state === 'failed' && <SearchFailure />}
        {(found.state === 'unasked' || found.state === 'too long') && <SearchHelp />}
      </div>
    </>
  )
}

function StatusWords({ found }: { found: SearchPageData }) {
  const { search: words, results } = useMessages()
  const language = useLanguage()
  switch (found.state) {
    case 'found': {
      const counted = found.kinds.reduce((sum, { total }) => sum + total, 0)
      return counted === 0
        ? words.nothing(isolated(found.q))
        : words.found(results(found.total, formatNumber(found.total, language)), isolated(found.q))
    }
    case 'failed':
      return words.failed
    case 'too long':
    case 'unasked':
      return null
  }
}

/** A visitor's own words inside a sentence, whichever way they run. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** The search could not be made. The way on is to ask again; the whole page, so that it works without scripts too. */
function SearchFailure() {
  const { search: words, failure } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <div className="search-failure">
      <p>{words.failedText}</p>
      <a className="button" href={`${pathname}${search}`}>
        {failure.retry}
      </a>
    </div>
  )
}
