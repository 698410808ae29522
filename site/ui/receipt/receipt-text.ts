import type { Receipt } from '../../../submissions/receipt.ts'
import { formatFileSize } from '../../../languages/format.ts'
import { formatMoment } from '../../../languages/moments.ts'
import type { Language } from '../../../languages/languages.ts'
import { formMessagesOf } from '../../language/form-messages.ts'
import { receiptAmount } from './receipt-amount.ts'
import { receiptSubject } from './receipt-subject.ts'

/** A receipt as a text file, in the page's language; moments in UTC as well, so that no zone is in doubt. */
export function receiptText(receipt: Receipt, network: string, language: Language): string {
  const { submission, labelled } = formMessagesOf(language)
  const { receipt: words } = submission
  const moment = (instant: string) => `${formatMoment(instant, language, receipt.time_zone)} = ${instant}`
  const about = [receipt.about.reference_number, receiptSubject(receipt, language)]
    .filter(Boolean)
    .join(' · ')
  return [
    [network, words.title].filter(Boolean).join(' – '),
    '',
    labelled(words.reference, receipt.reference),
    labelled(words.about, about),
    ...(receipt.proposed_amount === null
      ? []
      : [labelled(words.amount, receiptAmount(receipt.proposed_amount, receipt.currency, language))]),
    labelled(words.receivedAt, moment(receipt.received_at)),
    ...(receipt.withdrawn_at ? [labelled(words.withdrawnAt, moment(receipt.withdrawn_at))] : []),
    ...(receipt.replaces ? [labelled(words.replaces, receipt.replaces)] : []),
    ...(receipt.secret === null ? [] : [labelled(words.secret, receipt.secret)]),
    '',
    labelled(words.files, ''),
    ...receipt.files.flatMap(({ name, size, sha256 }) => [
      `- ${name} (${formatFileSize(size, language)})`,
      `  ${labelled('SHA-256', sha256)}`,
    ]),
    '',
    words.keep,
    '',
  ].join('\r\n')
}
