import { useState, type FormEvent } from 'react'
import { tenderKind, type TenderOutcome as Outcome } from '../../../procurement/tenders/kind.ts'
import { readPublishedQuestions } from '../../../procurement/tender-questions/read-published-questions.ts'
import { takesQuestions } from '../../../procurement/tenders/openness.ts'
import { addressIn } from '../../../languages/address.ts'
import { apiAddressIn } from '../../../languages/api-address.ts'
import { formatDigits, formatShortDate } from '../../../languages/format.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { tenderCard } from '../../loading/cards.ts'
import { pageFreshnessContext, readingContext, sendsMailContext } from '../../loading/contexts.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { readOptional } from '../../loading/read-optional.ts'
import { PageBreadcrumb } from '../../ui/breadcrumb/page-breadcrumb.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DocumentList } from '../../ui/document-list/document-list.tsx'
import { FollowTender } from '../../ui/ask-for-mail/follow-tender.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { useClosing } from '../../ui/submission-form/use-closing.ts'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { Localized, Paragraphs } from '../../ui/text/localized.tsx'
import { OtherLanguageNote } from '../detail/other-language-note.tsx'
import { RelatedItems } from '../detail/related-items.tsx'
import { ShareLinks } from '../detail/share-links.tsx'
import '../article-page.css'
import type { Route } from './+types/detail-route.ts'
import { hasDocuments } from './has-documents.ts'
import { ProposalDialogs } from './proposal-dialogs.tsx'
import { TenderAddenda } from './tender-addenda.tsx'
import { TenderFailure } from './tender-failure.tsx'
import { TenderQuestions } from './tender-questions.tsx'
import { TenderSummary } from './tender-summary.tsx'
import { readSealer, readTenderTerms, sayWithoutCustodians } from './read-tender-terms.ts'
import { TenderTerms } from './tender-terms.tsx'
import { TenderTable } from './tender-table.tsx'
import { useTimeLeft } from './use-server-clock.ts'
import './tender.css'
import { Badge } from '../../ui/badge/badge.tsx'
import { TenderDay } from './tender-facts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const tender = await findOrNotFound(tenderKind, context, params.id)
  const reading = context.get(readingContext)
  const freshness = context.get(pageFreshnessContext)
  freshness.until(tender.deadline)
  freshness.until(tender.enquiriesUntil)
  const [questions, terms, related] = await Promise.all([
    readOptional(context, () => readPublishedQuestions(reading, tender.id)),
    readOptional(context, () => readTenderTerms(reading, tender)),
    readRelated({ context, kind: tenderKind, of: tender, card: tenderCard }),
  ])
  return {
    tender,
    questions: questions ?? [],
    terms: terms ?? null,
    // Where the terms can't be read at the moment, nothing is sent that the server could read.
    sealer: terms === null ? await readSealer() : (terms?.sealer ?? null),
    withoutCustodians: await sayWithoutCustodians(reading, tender, terms),
    takesQuestions: takesQuestions(tender, reading.now),
    hasDocuments: await hasDocuments(context, tender),
    related,
    sendsMail: context.get(sendsMailContext),
  }
}

/** Tender details (specification, section 2.7). Another tender starts afresh. */
export default function TenderRoute({ loaderData }: Route.ComponentProps) {
  return <TenderPage key={loaderData.tender.id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TenderFailure error={error} />
}

function TenderPage({
  tender,
  questions,
  terms,
  sealer,
  withoutCustodians,
  takesQuestions: areQuestionsTaken,
  hasDocuments: areDocumentsThere,
  related,
  sendsMail,
}: Route.ComponentProps['loaderData']) {
  const { tender: words, tenderDetails, content, labelled } = useFormMessages()
  const language = useLanguage()
  const [isApplying, setIsApplying] = useState(false)
  const left = useTimeLeft(tender.deadline, tender.isExpired)
  const isClosed = tender.isExpired || left === 0
  const form = useClosing(isClosed)
  const notTaken = areDocumentsThere ? withoutCustodians : tenderDetails.documentsUnavailable
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setIsApplying(true)
  }
  return (
    <>
      <PageHead
        slug={tender.slug}
        title={tender.title.text}
        description={tender.description.text}
        kind="article"
      />
      <PageHero
        title={words.details}
        lead={<Localized value={tender.title} />}
        topic={tender.topics[0]?.slug}
        breadcrumb={<PageBreadcrumb current={<Localized value={tender.title} />} />}
      />
      <div className="wide section article-layout tender-layout">
        <TenderSummary
          tender={tender}
          isClosed={isClosed}
          left={left}
          action={
            notTaken === null ? (
              // Without scripts the form stands on a page of its own.
              <form action={addressIn(language, `/tenders/${tender.slug}/apply`)} onSubmit={apply}>
                <Button type="submit" size="large" className="tender-submit">
                  {tenderDetails.submitProposal}
                </Button>
              </form>
            ) : (
              <p className="tender-closed" role="status">
                <Icon name="information" /> <span>{notTaken}</span>
              </p>
            )
          }
        />
        <div className="article-main tender-main">
          <OtherLanguageNote texts={[tender.title, tender.description]} />
          {tender.outcome && <TenderOutcome outcome={tender.outcome} />}
          <TenderTable tender={tender} />
          <section>
            <h2>{words.about}</h2>
            <div className="tender-description">
              <Paragraphs value={tender.description} />
            </div>
            <h3>{words.requirements}</h3>
            <ul className="tender-requirements">
              <li>{words.requirement1}</li>
              <li>{words.requirement2}</li>
              <li>{words.requirement3}</li>
            </ul>
          </section>
          {tender.documents.length > 0 && (
            <section id="documents">
              <h2>{tenderDetails.documents}</h2>
              <DocumentList
                files={tender.documents.map(({ file, title, version }) => ({
                  file: { ...file, title },
                  ...(version && {
                    note: { text: tenderDetails.version(formatDigits(version, language)), language },
                  }),
                }))}
              />
            </section>
          )}
          <TenderAddenda tender={tender} />
          {terms && <TenderTerms terms={terms} />}
          <TenderQuestions tender={tender} questions={questions} isOpen={areQuestionsTaken && !isClosed} />
          {sendsMail && !isClosed && <FollowTender tender={tender.id} />}
        </div>
        <div className="article-more">
          <ReferenceList title={content.topics} references={tender.topics} list="/tenders?topic=" />
          <ReferenceList title={content.countries} references={tender.countries} folder="/countries" />
          <ReferenceList title={content.projects} references={tender.projects} folder="/projects" />
          <ShareLinks title={tender.title.text} />
          <p className="tender-open-data">
            <SiteLink to="/receipts">{tenderDetails.receipts.title}</SiteLink>
          </p>
          <p className="tender-open-data">
            <a href={apiAddressIn(language, `/api/tenders/${tender.id}/ocds`)} type="application/json">
              {tenderDetails.openData}
            </a>
          </p>
          <p className="article-updated">
            {labelled(content.lastUpdated, formatShortDate(tender.updatedAt, language))}
          </p>
        </div>
      </div>
      <ProposalDialogs
        tender={tender}
        sealer={sealer}
        isTaken={!tender.isExpired && notTaken === null}
        isOpen={isApplying && !form.isClosed}
        isSending={form.isSending}
        onSending={form.onSending}
        onClose={() => setIsApplying(false)}
      />
      <RelatedItems title={tenderDetails.more} items={related} allAt="/tenders" />
    </>
  )
}

/** How a tender ended: awarded, without an award, or cancelled. */
function TenderOutcome({ outcome: { outcome, on, note } }: { outcome: Outcome }) {
  const { tenderDetails: words } = useFormMessages()
  return (
    <section id="outcome" className="tender-outcome">
      <h2>{words.outcomeTitle}</h2>
      <p>
        <Badge tone={outcome === 'contract-awarded' ? 'success' : 'neutral'}>{words.outcome[outcome]}</Badge>{' '}
        {on && <TenderDay day={on} />}
      </p>
      {note && <Paragraphs value={note} />}
    </section>
  )
}
