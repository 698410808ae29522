import type { FlattenedField } from 'payload'
import { isFields } from '../fields.ts'

/** One step on the way to a field: what a group, a row of a list or the field itself is called. */
interface FieldStep {
  label: unknown
  /** Number of the row, from 1. */
  row?: number
}

export type MissingField = readonly FieldStep[]

/** The draft that somebody looks at lacks what no page can do without. */
export class IncompleteDraftError extends Error {
  readonly missing: readonly MissingField[]

  constructor(missing: readonly MissingField[]) {
    super('A draft is not complete')
    this.name = 'IncompleteDraftError'
    this.missing = missing
  }
}

/**
 * Required fields of a record, in all languages, that are empty, as they may be in a draft. Texts in languages are not among
 * them: a dash stands in their place.
 */
export function missingFields(fields: readonly FlattenedField[], record: unknown): MissingField[] {
  if (!isFields(record)) return []
  return fields.flatMap((field): MissingField[] => {
    const value = record[field.name]
    const label: unknown = 'label' in field ? field.label : field.name
    if (field.type === 'array' && Array.isArray(value)) {
      const labelOfRow: unknown = field.labels?.singular ?? label
      return value.flatMap((row, place) => {
        const step = { label: labelOfRow, row: place + 1 }
        return missingFields(field.flattenedFields, row).map((path) => [step, ...path])
      })
    }
    if (field.type === 'group') {
      return missingFields(field.flattenedFields, value).map((path) => [{ label }, ...path])
    }
    const isRequired = 'required' in field && field.required && !('localized' in field && field.localized)
    return isRequired && isEmpty(value) ? [[{ label }]] : []
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
