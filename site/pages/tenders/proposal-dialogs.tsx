import { useRef, useState } from 'react'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useSite } from '../../loading/use-site.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ReceiptCard } from '../../ui/receipt/receipt-card.tsx'
import type { ShownReceipt } from '../../ui/receipt/shown-receipt.ts'
import { LeaveQuestion } from '../../ui/submission-form/leave-question.tsx'
import type { SubmissionFormHandle } from '../../ui/submission-form/submission-form.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { useReceived } from './use-received.ts'

interface ProposalDialogsProps {
  tender: Tender
  sealer: string | null
  /** Whether proposals are taken; a receipt is shown afterwards too. */
  isTaken: boolean
  isOpen: boolean
  isSending: boolean
  onSending: (isSending: boolean) => void
  onClose: () => void
}

/** The form of a proposal in a window over the page, then its receipt in another (specification, sections 2.7 and 4). */
export function ProposalDialogs({
  tender,
  sealer,
  isTaken,
  isOpen,
  isSending,
  onSending,
  onClose,
}: ProposalDialogsProps) {
  const { tenderDetails: words, tender: tenderWords, submission } = useFormMessages()
  const site = useSite()
  const form = useRef<SubmissionFormHandle>(null)
  const { received, isUnsaved, onReceived, onSaved } = useReceived(tender.id, undefined, true)
  const [receiptIs, setReceiptIs] = useState<'open' | 'closing' | 'closed'>('open')
  const close = () => {
    form.current?.leave()
    onClose()
  }
  const accept = (receipt: ShownReceipt | null) => {
    onReceived(receipt)
    setReceiptIs('open')
    onClose()
  }
  const closeReceipt = () => setReceiptIs(isUnsaved ? 'closing' : 'closed')
  return (
    <>
      {isTaken && (
        <Dialog
          id="proposal"
          title={words.submitProposal}
          isOpen={isOpen}
          onClose={close}
          isHeld={isSending}
          size="large"
        >
          <ProposalForm
            ref={form}
            tender={tender}
            sealer={sealer}
            onCancel={close}
            onSending={onSending}
            onAccepted={accept}
          />
        </Dialog>
      )}
      {(isTaken || received) && (
        <Dialog
          id="proposal-received"
          title={words.success}
          isOpen={received !== undefined && receiptIs === 'open'}
          onClose={closeReceipt}
          size="large"
          actions={
            <>
              <Button onClick={closeReceipt}>{words.ok}</Button>
              <ButtonLink to="/tenders" variant="secondary">
                {tenderWords.back}
              </ButtonLink>
            </>
          }
        >
          <p>{words.successText}</p>
          {received?.receipt && (
            <ReceiptCard
              receipt={received.receipt}
              network={site?.organization.name.text ?? ''}
              onSaved={onSaved}
            />
          )}
        </Dialog>
      )}
      {received && (
        <LeaveQuestion
          id="proposal-unsaved"
          isNeeded={isUnsaved && receiptIs !== 'closed'}
          words={submission.receipt.unsaved}
          isAsked={receiptIs === 'closing'}
          onStay={() => setReceiptIs('open')}
          onLeave={() => setReceiptIs('closed')}
        />
      )}
    </>
  )
}
