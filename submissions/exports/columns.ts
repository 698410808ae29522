import { fieldLabels, type FieldName } from '../../languages/back-office/field-labels.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import type { Language } from '../../languages/languages.ts'
import type { Submission } from '../files/submission.ts'
import { answersOf, targetOf, type Form } from '../forms/form.ts'

/** What stands in each column of a table of submissions, in their order. */
function columnsOf(form: Form): FieldName[] {
  const [, target] = targetOf(form) ?? []
  return [
    'reference',
    ...(target ? [target.column] : []),
    'receivedAt',
    ...(form.isSealed ? (['openedAt'] as const) : []),
    'status',
    // Nothing is taken without a box that must be ticked.
    ...answersOf(form).flatMap(([, { kind, column }]) => (kind === 'tick' ? [] : [column])),
    ...(['scan', 'files', 'notes'] as const),
  ]
}

type Cell = string | number | boolean | null

/** A table of submissions with its head, in a language of the back office. */
export function exportTable(form: Form, submissions: readonly Submission[], language: Language): Cell[][] {
  const names = columnsOf(form)
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
