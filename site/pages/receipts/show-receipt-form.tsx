import type { Refusal } from '../../../submissions/submission-outcome.ts'
import { addressIn } from '../../../languages/address.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { TextField } from '../../ui/field/text-field.tsx'

/** Asks for a receipt by its reference and its secret. A plain form: neither may stand in an address. */
export function ShowReceiptForm({ refusal }: { refusal: Refusal | undefined }) {
  const language = useLanguage()
  const { submission, tenderDetails } = useFormMessages()
  const { receipts: words } = tenderDetails
  const errorOf = (name: string) => refusal?.errors[name]?.join(' ')
  return (
    <section aria-labelledby="receipt-show">
      <h2 id="receipt-show">{words.show}</h2>
      <p className="receipts-lead">{words.showText}</p>
      {refusal && <ErrorSummary title={refusal.message} problems={[]} headingLevel={3} />}
      <form method="post" action={addressIn(language, '/receipts')}>
        <input type="hidden" name="action" value="show" />
        <TextField
          name="reference"
          id="receipt-show-reference"
          label={submission.receipt.reference}
          defaultValue={refusal?.typed['reference']}
          error={errorOf('reference')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          isRequired
        />
        <TextField
          name="secret"
          label={submission.receipt.secret}
          error={errorOf('secret')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          isRequired
        />
        <Button type="submit">{words.showAction}</Button>
      </form>
    </section>
  )
}
