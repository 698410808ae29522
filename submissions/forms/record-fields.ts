import type { Field } from 'payload'
import { checkbox, choice, day, email, number, relation, text, textarea } from '../../model/fields/fields.ts'
import type { FieldName } from '../../languages/back-office/field-labels.ts'
import type { FilesAnswer, Form, FormField } from './form.ts'

interface Selection {
  /** Columns without which the database takes no record. */
  needed?: readonly FieldName[]
  /** Only these columns. */
  only?: readonly FieldName[]
  /** All columns but these. */
  without?: readonly FieldName[]
}

/** The fields of a form's collection that hold what was sent: staff read them, and nobody changes them. */
export function recordFields(form: Form, { needed = [], only, without = [] }: Selection = {}): Field[] {
  return Object.values(form.fields).flatMap((field) => {
    // Files stand in rows of their own (`submissionFields`).
    if (field.kind === 'files') return []
    const isWanted = only?.includes(field.column) ?? !without.includes(field.column)
    return isWanted ? [recordField(field, needed)] : []
  })
}

function recordField(field: Exclude<FormField, FilesAnswer>, needed: readonly FieldName[]): Field {
  const { column } = field
  const options = {
    asSent: true,
    ...(needed.includes(column) && { required: true }),
    ...('wording' in field && field.wording && { wording: field.wording }),
  }
  switch (field.kind) {
    case 'target':
      return relation(column, field.of, options)
    case 'text':
    case 'tel':
      return text(column, options)
    case 'paragraphs':
      return textarea(column, options)
    case 'email':
      return email(column, options)
    case 'number':
      return number(column, { ...options, min: field.range.from })
    case 'amount':
      return number(column, { ...options, min: 0 })
    case 'date':
      return day(column, options)
    case 'choice':
      return choice(column, field.options, options)
    case 'tick':
      return checkbox(column, options)
  }
}
