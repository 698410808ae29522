import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { pageFreshnessContext, readingContext, submissionContext } from '../../loading/contexts.ts'
import { findForForm } from '../../loading/find-for-form.ts'
import { useSite } from '../../loading/use-site.ts'
import { ReceiptCard } from '../../ui/receipt/receipt-card.tsx'
import { LeaveQuestion } from '../../ui/submission-form/leave-question.tsx'
import { ReceivedWords } from '../../ui/submission-form/received-words.tsx'
import { useClosing } from '../../ui/submission-form/use-closing.ts'
import type { Route } from './+types/apply-route.ts'
import { hasDocuments } from './has-documents.ts'
import { ProposalForm } from './proposal-form.tsx'
import { readTenderTerms, sayWithoutCustodians } from './read-tender-terms.ts'
import { TenderFailure } from './tender-failure.tsx'
import { TenderFormPage } from './tender-form-page.tsx'
import { useReceived } from './use-received.ts'
import { useTimeLeft } from './use-server-clock.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tender = await findForForm(tenderKind, context, params.id, '/apply')
  context.get(pageFreshnessContext).until(tender.deadline)
  const outcome = context.get(submissionContext)
  const typed = outcome?.outcome === 'refused' ? outcome.typed['replaces_reference'] : undefined
  const reading = context.get(readingContext)
  const terms = await readTenderTerms(reading, tender)
  const asked = new URL(request.url).searchParams
  return {
    tender,
    outcome,
    // For whoever's browser can't: what that means is said where the link is.
    sealer: asked.get('sealed-by') === 'server' ? null : (terms?.sealer ?? null),
    withoutCustodians: await sayWithoutCustodians(reading, tender, terms),
    hasDocuments: await hasDocuments(context, tender),
    replaces: typed ?? asked.get('replaces')?.slice(0, 40) ?? undefined,
  }
}

/** A proposal on a page of its own: the form of section 2.7 for those without scripts, and the way to replace one. */
export default function ApplyRoute({ loaderData }: Route.ComponentProps) {
  return <ApplyPage key={loaderData.tender.id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TenderFailure error={error} />
}

function ApplyPage({
  tender,
  outcome,
  replaces,
  sealer,
  withoutCustodians,
  hasDocuments: areDocumentsThere,
}: Route.ComponentProps['loaderData']) {
  const { tender: words, tenderDetails, submission } = useFormMessages()
  const site = useSite()
  const left = useTimeLeft(tender.deadline, tender.isExpired)
  const accepted = outcome?.outcome === 'accepted' ? outcome : undefined
  const isNew = outcome === null && replaces === undefined
  const { received, isUnsaved, onReceived, onSaved } = useReceived(tender.id, accepted, isNew)
  const { isClosed, onSending } = useClosing(tender.isExpired || left === 0)
  const notTaken = areDocumentsThere ? withoutCustodians : tenderDetails.documentsUnavailable
  const refusal = outcome?.outcome === 'refused' ? outcome : undefined
  if (received) {
    return (
      <TenderFormPage tender={tender} title={tenderDetails.success}>
        <ReceivedWords>{tenderDetails.successText}</ReceivedWords>
        {received.receipt && (
          <ReceiptCard
            receipt={received.receipt}
            network={site?.organization.name.text ?? ''}
            headingLevel={2}
            onSaved={onSaved}
          />
        )}
        <LeaveQuestion id="leaving" isNeeded={isUnsaved} words={submission.receipt.unsaved} />
      </TenderFormPage>
    )
  }
  return (
    <TenderFormPage tender={tender} title={tenderDetails.submitProposal}>
      {isClosed || notTaken !== null ? (
        <p className="tender-closed" role="status">
          {isClosed ? (refusal?.message ?? words.closed) : notTaken}
        </p>
      ) : (
        <ProposalForm
          key={replaces}
          tender={tender}
          sealer={sealer}
          replaces={replaces}
          outcome={refusal}
          headingLevel={2}
          onSending={onSending}
          onAccepted={(receipt) => {
            onReceived(receipt)
            window.scrollTo({ top: 0, behavior: 'instant' })
          }}
        />
      )}
    </TenderFormPage>
  )
}
