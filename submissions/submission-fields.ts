import type { Field } from 'payload'
import { choice, moment, number, rows, text } from '../model/fields/fields.ts'
import { languageCodes } from '../languages/languages.ts'

/** What a scanner for viruses said of a submission's files; `pending` when it could not be asked. */
const scanResults = ['clean', 'pending', 'none', 'infected'] as const

export type ScanResult = (typeof scanResults)[number]

/** What every submission from a stranger has, whatever it is for. Only the intake writes these fields. */
export const submissionFields: Field[] = [
  text('reference', { required: true, unique: true, index: true, asSent: true }),
  moment('receivedAt', { required: true, asSent: true }),
  moment('withdrawnAt', { asSent: true }),
  text('replacedBy', { asSent: true }),
  choice('sentIn', languageCodes, { asSent: true }),
  choice('scan', scanResults, { asSent: true, required: true, defaultValue: 'none' }),
  moment('erasedAt', { asSent: true }),
  rows(
    'files',
    [
      // A sealed proposal's file names and sizes are sealed with it, until it is opened.
      text('name', { asSent: true }),
      number('size', { asSent: true, min: 0 }),
      text('sha256', { required: true, asSent: true }),
      text('storedName', { required: true, secret: true }),
      text('sealedSha256', { secret: true }),
    ],
    // Shown by a panel of their own.
    { asSent: true, hidden: true },
  ),
  // The folder of the submission's files in the store.
  text('storedName', { secret: true, index: true }),
  text('idempotencyKeyHash', { unique: true, secret: true }),
  text('secretHash', { secret: true }),
  // The receipt, encrypted to the secret that only the sender holds.
  text('receipt', { secret: true }),
]
