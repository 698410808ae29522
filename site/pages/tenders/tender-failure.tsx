import { isRouteErrorResponse } from 'react-router'
import { useFormMessages } from '../../language/form-messages.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import './tender.css'

/** A tender that is not there, or could not be read (specification, sections 2.7 and 8). */
export function TenderFailure({ error }: { error: unknown }) {
  const { tender: words, tenderDetails, failure } = useFormMessages()
  const isAnswer = isRouteErrorResponse(error)
  const isMissing = isAnswer && error.status === 404
  const title = isMissing ? words.notFound : isAnswer ? tenderDetails.failed : failure.title
  const text = isMissing ? words.notFoundText : tenderDetails.error
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <PageHero title={isMissing ? words.notFound : words.details} breadcrumb={<span />} />
      <div className="wide section">
        {isMissing ? (
          <div className="tender-missing">
            <p>{words.notFoundText}</p>
            <ButtonLink to="/tenders">{words.back}</ButtonLink>
          </div>
        ) : (
          <ErrorState title={title} message={text} back={{ to: '/tenders', label: words.back }} />
        )}
      </div>
    </>
  )
}
