import { useLocation } from 'react-router'
import { useMessages } from '../../language/use-language.ts'

/** The search could not be made. The way on is to ask again; the whole page, so that it works without scripts too. */
export function SearchFailure() {
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
