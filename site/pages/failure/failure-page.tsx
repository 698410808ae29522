import { useLocation } from 'react-router'
import { useMessages } from '../../language/use-language.ts'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'

/** Shown when a page could not be made. */
export function FailurePage() {
  const { failure } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <>
      <title>{failure.title}</title>
      <meta name="description" content={failure.description} />
      <meta name="robots" content="noindex" />
      <PageHero title={failure.title} lead={failure.text} />
      <div className="wide section">
        <a className="button" href={`${pathname}${search}`}>
          {failure.retry}
        </a>
      </div>
    </>
  )
}
