import { addressIn } from '../../../languages/address.ts'
import { formatFileSize } from '../../../languages/format.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-look.ts'
import { ButtonContent } from '../button/button-content.tsx'
import { StandaloneLink } from '../link/standalone-link.tsx'
import { FactList, type Fact } from '../text/fact-list.tsx'
import { receiptAmount } from './receipt-amount.ts'
import { receiptSubject } from './receipt-subject.ts'
import { receiptText } from './receipt-text.ts'
import type { ShownReceipt } from './shown-receipt.ts'
import './receipt.css'

interface ReceiptCardProps {
  receipt: ShownReceipt
  /** Name of who received it, for the text file. */
  network: string
  /** Shows the way to the page of receipts. */
  hasVerifyLink?: boolean
  /** Of the heading over the files. */
  headingLevel?: 2 | 3
  /** Called when the private part is saved. */
  onSaved?: () => void
}

/**
 * What the sender of something keeps: that it arrived, when, and which files, to print and to save. The file is part of
 * the page, so that saving it needs neither scripts nor another request.
 */
export function ReceiptCard({
  receipt,
  network,
  hasVerifyLink = true,
  headingLevel = 3,
  onSaved,
}: ReceiptCardProps) {
  const { submission } = useFormMessages()
  const Heading = `h${headingLevel}` as const
  const { receipt: words } = submission
  const language = useLanguage()
  const { reference, about, received_at: receivedAt, withdrawn_at: withdrawnAt, time_zone: zone } = receipt
  const moment = (instant: string) => <time dateTime={instant}>{formatMoment(instant, language, zone)}</time>
  const code = (value: string) => (
    <span className="receipt-code left-to-right" translate="no">
      {value}
    </span>
  )
  const facts: Fact[] = [
    { label: words.reference, value: code(reference) },
    {
      label: words.about,
      value: (
        <>
          <bdi>{receiptSubject(receipt, language)}</bdi>
          {about.reference_number && <> ({code(about.reference_number)})</>}
        </>
      ),
    },
    ...(receipt.proposed_amount === null
      ? []
      : [
          {
            label: words.amount,
            value: <bdi>{receiptAmount(receipt.proposed_amount, receipt.currency, language)}</bdi>,
          },
        ]),
    { label: words.receivedAt, value: moment(receivedAt) },
    ...(receipt.sealed_by ? [{ label: words.sealed, value: words.sealers[receipt.sealed_by] }] : []),
    ...(withdrawnAt ? [{ label: words.withdrawnAt, value: moment(withdrawnAt) }] : []),
    ...(receipt.replaces ? [{ label: words.replaces, value: code(receipt.replaces) }] : []),
    ...(receipt.secret === null ? [] : [{ label: words.secret, value: code(receipt.secret) }]),
  ]
  const text = textAddress(`\uFEFF${receiptText(receipt, network, language)}`)
  return (
    <section className="receipt" aria-label={`${words.title} ${reference}`}>
      <FactList className="receipt-facts" facts={facts} />
      <Heading className="receipt-files-title">{words.files}</Heading>
      <ul className="receipt-files">
        {receipt.files.map(({ name, size, sha256 }) => (
          <li key={`${name} ${sha256}`}>
            <span className="receipt-file">
              <bdi translate="no">{name}</bdi> <span>{formatFileSize(size, language)}</span>
            </span>
            <span className="receipt-fingerprint">
              <span>{words.fingerprint}</span> {code(sha256)}
            </span>
          </li>
        ))}
      </ul>
      <p className="receipt-keep">{words.keep}</p>
      {receipt.privatePart && <PrivatePart {...receipt.privatePart} onSaved={onSaved} />}
      {receipt.receipt_note !== null && (
        <>
          <SignedReceipt reference={reference} note={receipt.receipt_note} />
          <pre className="receipt-note left-to-right" translate="no">
            {receipt.receipt_note}
          </pre>
        </>
      )}
      <div className="button-row receipt-actions">
        <a className={buttonClass({ variant: 'secondary' })} href={text} download={`${reference}.txt`}>
          <ButtonContent iconBefore="download">{words.download}</ButtonContent>
        </a>
        <Button
          variant="secondary"
          iconBefore="printer"
          className="receipt-scripted"
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
        {hasVerifyLink && <StandaloneLink to="/receipts">{words.verify}</StandaloneLink>}
      </div>
    </section>
  )
}

function PrivatePart({
  file,
  text,
  onSaved,
}: NonNullable<ShownReceipt['privatePart']> & Pick<ReceiptCardProps, 'onSaved'>) {
  const { receipt: words } = useFormMessages().submission
  return (
    <>
      <p className="receipt-keep receipt-private-hint">{words.privatePartHint}</p>
      <div className="button-row receipt-actions">
        <a className={buttonClass({})} href={textAddress(text)} download={file} onClick={onSaved}>
          <ButtonContent iconBefore="download">{words.savePrivatePart}</ButtonContent>
        </a>
      </div>
    </>
  )
}

/** What proves to anybody else that a proposal arrived: a file, a print with its QR code, and where both are checked. */
function SignedReceipt({ reference, note }: { reference: string; note: string }) {
  const language = useLanguage()
  const { receipt: words } = useFormMessages().submission
  return (
    <form
      className="button-row receipt-actions"
      method="post"
      action={addressIn(language, '/receipts/print')}
      target="_blank"
    >
      <input type="hidden" name="note" value={note} />
      <a className={buttonClass({})} href={textAddress(note)} download={`${reference}.signed.txt`}>
        <ButtonContent iconBefore="download">{words.saveSigned}</ButtonContent>
      </a>
      <Button type="submit" variant="secondary" iconBefore="printer">
        {words.printSigned}
      </Button>
      <a href={addressIn(language, '/receipts/check')}>{words.checkSigned}</a>
    </form>
  )
}

function textAddress(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}
