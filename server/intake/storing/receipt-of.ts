import { currencies } from '../../../submissions/currencies.ts'
import type { Receipt } from '../../../submissions/receipt.ts'
import type { CheckedFile } from './store-files.ts'
import type { SubmissionToRecord } from './write-record.ts'

interface Received extends Pick<SubmissionToRecord, 'definition' | 'target' | 'answers' | 'replaces'> {
  files: readonly Pick<CheckedFile, 'name' | 'size' | 'sha256'>[]
  receivedAt: Date
}

/**
 * What is said of a submission to its sender, before it is stored.
 * @param secret null where the sender alone has one
 */
export function receiptOf(
  { definition, target, answers, files, receivedAt, replaces }: Received,
  reference: string,
  secret: string | null,
): Receipt {
  const { proposedAmount, currency } = answers
  return {
    kind: definition.kind,
    reference,
    about: {
      id: target.id === null ? null : String(target.id),
      reference_number: target.referenceNumber,
      title: target.title,
    },
    received_at: receivedAt.toISOString(),
    time_zone: target.timeZone,
    files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    proposed_amount: typeof proposedAmount === 'number' ? proposedAmount : null,
    currency: currencies.find((code) => code === currency) ?? null,
    secret,
    replaces: replaces?.submission.reference ?? null,
    withdrawn_at: null,
    sealed_by: null,
    receipt_note: null,
  }
}
