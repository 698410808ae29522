import { addressIn } from '../languages/address.ts'
import { formatFileSize } from '../languages/format.ts'
import { isolated } from '../languages/isolated.ts'
import { formatMoment } from '../languages/moments.ts'
import type { Language } from '../languages/languages.ts'
import { receiptMailWords } from '../languages/receipt-mail-words.ts'
import type { NewMail } from '../store/mail/outgoing-mail.ts'
import type { Receipt } from './receipt.ts'

interface ReceiptReceiver {
  to: string
  language: Language
  /** What the submission was for, in that language. */
  sentFor: string
}

/** The mail with a receipt: everything but the secret, which is shown only to the browser that sent. */
export function receiptMail(
  siteUrl: string,
  receipt: Receipt,
  { to, language, sentFor }: ReceiptReceiver,
): NewMail {
  const words = receiptMailWords[language]
  const text = [
    words.received,
    '',
    sentFor,
    `${words.reference}: ${receipt.reference}`,
    `${words.time}: ${formatMoment(receipt.received_at, language, receipt.time_zone)}`,
    // What is sealed is not said by mail, not even as a hash; the signed receipt proves it.
    ...(receipt.receipt_note === null
      ? receipt.files.flatMap(({ name, size, sha256 }) => [
          '',
          `${isolated(name)} (${formatFileSize(size, language)})`,
          `SHA-256: ${sha256}`,
        ])
      : ['', receipt.receipt_note]),
    '',
    words.keepSecret,
    `${siteUrl}${addressIn(language, '/receipts')}`,
  ].join('\n')
  const content = { subject: `${words.subject} ${receipt.reference}`, text }
  const contact = receipt.kind === 'proposal' ? 'procurementEmail' : 'applicationsEmail'
  return { kind: 'receipt', about: receipt.reference, to, language, contact, content }
}
