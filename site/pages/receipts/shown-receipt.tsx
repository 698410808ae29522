import type { Receipt } from '../../../submissions/receipt.ts'
import { addressIn } from '../../../languages/address.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { ReceiptCard } from '../../ui/receipt/receipt-card.tsx'

interface ShownReceiptProps {
  receipt: Receipt
  network: string
}

/** A receipt that was asked for, with what its holder may still do: withdraw what was sent, or replace it. */
export function ShownReceipt({ receipt, network }: ShownReceiptProps) {
  const language = useLanguage()
  const { submission, tenderDetails } = useFormMessages()
  const { receipts: words } = tenderDetails
  const isWithdrawn = receipt.withdrawn_at !== null
  const replaceAt = `/tenders/${receipt.about.id}/apply?replaces=${receipt.reference}`
  return (
    <section aria-labelledby="receipt-shown">
      <h2 id="receipt-shown">{isWithdrawn ? words.withdrawn : submission.receipt.title}</h2>
      <ReceiptCard receipt={receipt} network={network} hasVerifyLink={false} />
      {!isWithdrawn && (
        <div className="receipts-actions">
          {receipt.kind === 'proposal' && receipt.about.id && (
            <p>
              <StandaloneLink to={replaceAt}>{words.replace}</StandaloneLink>
            </p>
          )}
          <details>
            <summary>{words.withdraw}</summary>
            <p>{words.withdrawText}</p>
            <form method="post" action={addressIn(language, '/receipts')}>
              <input type="hidden" name="action" value="withdraw" />
              <input type="hidden" name="reference" value={receipt.reference} />
              <input type="hidden" name="secret" value={receipt.secret ?? ''} />
              <Button type="submit" variant="danger">
                {words.withdrawAction}
              </Button>
            </form>
          </details>
        </div>
      )}
    </section>
  )
}
