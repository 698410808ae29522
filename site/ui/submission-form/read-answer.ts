import type { Receipt } from '../../../submissions/receipt.ts'
import type { ShownReceipt } from '../receipt/shown-receipt.ts'
import { sealers } from '../../../proofs/sealers.ts'
import { currencies } from '../../../submissions/currencies.ts'
import type { FieldErrors } from './submission-field.ts'

/** What the public API says of a submission. */
export interface SubmissionAnswer {
  isSuccess: boolean
  message: string
  /** What is added to the message. */
  detail?: string
  /** What else one can do. */
  link?: { href: string; text: string }
  errors: FieldErrors
  receipt: ShownReceipt | null
}

type Fields = Readonly<Record<string, unknown>>

/** Reads an answer that came over the network; anything unexpected counts as a failure. */
export function readAnswer(body: string): SubmissionAnswer {
  const answer = fieldsOf(parse(body))
  return {
    isSuccess: answer['success'] === true,
    message: textOf(answer['message']),
    errors: Object.fromEntries(
      Object.entries(fieldsOf(answer['errors'])).map(([name, given]) => [
        name,
        (Array.isArray(given) ? given : [given]).filter((error) => typeof error === 'string'),
      ]),
    ),
    receipt: readReceipt(answer['data']),
  }
}

function readReceipt(given: unknown): Receipt | null {
  const { kind, reference, files, ...rest } = fieldsOf(given)
  if (kind !== 'proposal' && kind !== 'job-application' && kind !== 'internship-application') return null
  if (typeof reference !== 'string') return null
  const about = fieldsOf(rest['about'])
  return {
    kind,
    reference,
    about: {
      id: textOrNull(about['id']),
      reference_number: textOrNull(about['reference_number']),
      title: textOf(about['title']),
    },
    received_at: textOf(rest['received_at']),
    time_zone: textOf(rest['time_zone']),
    files: (Array.isArray(files) ? files : []).map(fieldsOf).map(({ name, size, sha256 }) => ({
      name: textOf(name),
      size: typeof size === 'number' ? size : 0,
      sha256: textOf(sha256),
    })),
    proposed_amount: typeof rest['proposed_amount'] === 'number' ? rest['proposed_amount'] : null,
    currency: currencies.find((code) => code === rest['currency']) ?? null,
    secret: textOrNull(rest['secret']),
    replaces: textOrNull(rest['replaces']),
    withdrawn_at: textOrNull(rest['withdrawn_at']),
    sealed_by: sealers.find((sealer) => sealer === rest['sealed_by']) ?? null,
    receipt_note: textOrNull(rest['receipt_note']),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
