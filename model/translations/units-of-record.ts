import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { defaultLanguage, isLanguage, languages, type Language } from '../../languages/languages.ts'
import { isTranslated, type TranslatedField } from './translated-entities.ts'

/** One step on the way to a field, as people read it: a group, a row of a list, or the field itself. */
export interface LabelStep {
  label: unknown
  /** Number of the row, from 1. */
  row?: number
}

/** One field of a record, in all its languages. */
export interface Unit {
  /** Names of fields and ids of rows, as in `agenda.65f0c0ffee0123456789abcd.title`. */
  path: string
  type: TranslatedField['type']
  /** Name of the field itself. */
  name: string
  labels: readonly LabelStep[]
  /** Texts as they are stored, in the languages that have any. */
  values: Readonly<Partial<Record<Language, unknown>>>
}

const fields = z.record(z.string(), z.unknown())
const rowSchema = z.looseObject({ id: z.string() })

/** The fields of a record that have a text in some language, in the order of its form. */
export function unitsOfRecord(model: readonly FlattenedField[], stored: unknown): Unit[] {
  const units: Unit[] = []
  const look = (
    at: readonly FlattenedField[],
    value: unknown,
    before: { path: string; labels: readonly LabelStep[] },
  ) => {
    const given = fields.safeParse(value).data ?? {}
    for (const field of at) {
      const { name } = field
      const path = `${before.path}${name}`
      const labels = [...before.labels, { label: 'label' in field ? field.label : name }]
      const inside = given[name]
      if (isTranslated(field)) {
        const values = textsOf(inside)
        if (Object.keys(values).length > 0) units.push({ path, type: field.type, name, labels, values })
      } else if (field.type === 'array') {
        const rows = Array.isArray(inside) ? inside : []
        for (const [index, row] of rows.entries()) {
          const known = rowSchema.safeParse(row).data
          if (!known) continue
          look(field.flattenedFields, row, {
            path: `${path}.${known.id}.`,
            labels: [
              ...labels.slice(0, -1),
              { label: field.labels?.singular ?? field.label, row: index + 1 },
            ],
          })
        }
      } else if (field.type === 'group' || field.type === 'tab') {
        look(field.flattenedFields, inside, { path: `${path}.`, labels })
      }
    }
  }
  look(model, stored, { path: '', labels: [] })
  return units
}

/** Texts by language; an empty text is none. */
function textsOf(value: unknown): Partial<Record<Language, unknown>> {
  const given = fields.safeParse(value).data ?? {}
  return Object.fromEntries(
    Object.entries(given).filter(
      ([code, text]) => isLanguage(code) && text !== null && text !== undefined && text !== '',
    ),
  )
}

/** The language from which a field is translated: English, or where it has no English text, what stands in for it. */
export function sourceLanguageOf({ values }: Unit): Language {
  return (
    [defaultLanguage, ...languages[defaultLanguage].fallbacks].find((code) => code in values) ??
    defaultLanguage
  )
}
