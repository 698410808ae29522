import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import type { SubmissionField } from '../../ui/submission-form/submission-field.ts'

/** One question of a form, as paper and text files put it. */
export interface PaperLine {
  name: string
  /** How much room its answer needs. */
  kind: 'heading' | 'line' | 'paragraphs' | 'files' | 'tick'
  label: string
  /** Whether it must be answered, and what helps to do so. */
  note: string
}

/** A form's fields as questions on paper. */
export function paperLines(
  fields: readonly SubmissionField[],
  { applications: { paper: words } }: FormMessages,
): PaperLine[] {
  return fields.flatMap((field): PaperLine[] => {
    if (field.kind === 'hidden') return []
    const { name } = field
    if (field.kind === 'heading') return [{ name, kind: 'heading', label: field.text, note: '' }]
    const kind =
      field.kind === 'paragraphs' || field.kind === 'files' || field.kind === 'tick' ? field.kind : 'line'
    const how = kind === 'files' ? words.attach : kind === 'tick' ? words.tick : undefined
    const need = field.isRequired ? words.required : words.optional
    const note = [`(${need})`, how && `${how}.`, field.hint].filter(Boolean).join(' ')
    return [{ name, kind, label: field.label, note }]
  })
}
