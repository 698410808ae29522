import { useRef, useState } from 'react'
import type { Receipt } from '../../../submissions/receipt.ts'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useSite } from '../../loading/use-site.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ReceiptCard } from '../../ui/receipt/receipt-card.tsx'
import type { SubmissionFormHandle } from '../../ui/submission-form/submission-form.tsx'
import { ProposalForm } from './proposal-form.tsx'

interface ProposalDialogsProps {
  tender: Tender
  sealer: string | null
  isOpen: boolean
  isSending: boolean
  onSending: (isSending: boolean) => void
  onClose: () => void
}

/** The form of a proposal in a window over the page, then its receipt in another (specification, sections 2.7 and 4). */
export function ProposalDialogs({
  tender,
  sealer,
  isOpen,
  isSending,
  onSending,
  onClose,
}: ProposalDialogsProps) {
  const { tenderDetails: words, tender: tenderWords } = useFormMessages()
  const site = useSite()
  const form = useRef<SubmissionFormHandle>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [isReceived, setIsReceived] = useState(false)
  const close = () => {
    form.current?.leave()
    onClose()
  }
  const accept = (given: Receipt | null) => {
    setReceipt(given)
    setIsReceived(true)
    onClose()
  }
  return (
    <>
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
      <Dialog
        id="proposal-received"
        title={words.success}
        isOpen={isReceived}
        onClose={() => setIsReceived(false)}
        size="large"
        actions={
          <>
            <Button onClick={() => setIsReceived(false)}>{words.ok}</Button>
            <ButtonLink to="/tenders" variant="secondary">
              {tenderWords.back}
            </ButtonLink>
          </>
        }
      >
        <p>{words.successText}</p>
        {receipt && <ReceiptCard receipt={receipt} network={site?.organization.name.text ?? ''} />}
      </Dialog>
    </>
  )
}
