import { fieldLabels, type FieldName } from '../../languages/back-office/field-labels.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import type { Language } from '../../languages/languages.ts'
import type { Submission, SubmissionCollection } from '../files/submission.ts'

/** What stands in each column of a table of submissions, in their order. */
const columns: Readonly<Record<SubmissionCollection, readonly FieldName[]>> = {
  proposals: [
    ...(['reference', 'tender', 'receivedAt', 'openedAt', 'status', 'companyName', 'contactPerson'] as const),
    ...(['email', 'telephone', 'country', 'proposedAmount', 'currency', 'scan', 'files', 'notes'] as const),
  ],
  'job-applications': [
    ...(['reference', 'vacancy', 'receivedAt', 'status', 'fullName', 'email', 'telephone'] as const),
    ...(['country', 'currentPosition', 'yearsOfExperience', 'spokenLanguages'] as const),
    ...(['coverLetter', 'scan', 'files', 'notes'] as const),
  ],
  'internship-applications': [
    ...(['reference', 'receivedAt', 'status', 'fullName', 'email', 'telephone', 'country'] as const),
    ...(['university', 'fieldOfStudy', 'availableFrom', 'availableUntil', 'spokenLanguages'] as const),
    ...(['coverLetter', 'scan', 'files', 'notes'] as const),
  ],
}

type Cell = string | number | boolean | null

/** A table of submissions with its head, in a language of the back office. */
export function tableOf(
  collection: SubmissionCollection,
  submissions: readonly Submission[],
  language: Language,
): Cell[][] {
  const names = columns[collection]
  return [
    names.map((name) => fieldLabels[name][language]),
    ...submissions.map((submission) => {
      const values = new Map<string, unknown>(Object.entries(submission))
      return names.map((name) => cellOf(name, values.get(name), language))
    }),
  ]
}

function cellOf(name: FieldName, value: unknown, language: Language): Cell {
  if (name === 'status' || name === 'scan') return optionName(value, language)
  if (Array.isArray(value)) return value.map(nameOf).join('\n')
  if (typeof value === 'object' && value !== null) return nameOf(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** A tender's reference number, a vacancy's title, a file's name. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const parts = new Map<string, unknown>(Object.entries(value))
  const name = parts.get('referenceNumber') ?? parts.get('title') ?? parts.get('name')
  return typeof name === 'string' ? name : ''
}

function optionName(value: unknown, language: Language): string {
  const labels = new Map(Object.entries(optionLabels))
  return typeof value === 'string' ? (labels.get(value)?.[language] ?? value) : ''
}
