import { readEmailAddress } from '../../../model/fields/email-address.ts'
import { isBlank } from '../../../submissions/visible-text.ts'
import { fileRules } from '../../../submissions/forms/file-rules.ts'
import { readAmount } from '../../../submissions/forms/read-amount.ts'
import { formatAmount, formatFileSize, formatNumber } from '../../../languages/format.ts'
import type { Language } from '../../../languages/languages.ts'
import { formMessagesOf } from '../../language/form-messages.ts'
import { problemOfFile } from './file-limits.ts'
import type { FieldErrors, FilesField, SubmissionField, TypedField } from './submission-field.ts'

/** What the check needs to know of a file. */
export type CheckedFile = Pick<File, 'name' | 'size'>

export interface GivenSubmission {
  /** What was typed or chosen; a ticked box is '1'. */
  values: Readonly<Record<string, string>>
  files: Readonly<Record<string, readonly CheckedFile[]>>
}

/** What is wrong with a form before it is sent, in the page's language, field by field in the form's order. */
export function checkSubmission(
  fields: readonly SubmissionField[],
  { values, files }: GivenSubmission,
  language: Language,
): FieldErrors {
  const errors: Record<string, readonly string[]> = {}
  for (const field of fields) {
    const typed = values[field.name]?.trim() ?? ''
    const found = errorsOf(field, isBlank(typed) ? '' : typed, files[field.name] ?? [], language)
    if (found.length > 0) errors[field.name] = found
  }
  return errors
}

function errorsOf(
  field: SubmissionField,
  value: string,
  files: readonly CheckedFile[],
  language: Language,
): string[] {
  const { submission } = formMessagesOf(language)
  switch (field.kind) {
    case 'hidden':
    case 'heading':
      return []
    case 'files':
      return errorsOfFiles(field, files, language)
    case 'tick':
      return field.isRequired && value !== '1' ? [field.missing] : []
    case 'choice':
      return field.isRequired && value === '' ? [submission.missing(field.label)] : []
    case 'amount':
      if (value === '') return field.isRequired ? [submission.missing(field.label)] : []
      return errorsOfAmount(value, language)
    default:
      if (value !== '') return errorsOfValue(field, value, language)
      return field.isRequired ? [submission.missing(field.label)] : []
  }
}

function errorsOfValue({ kind, range }: TypedField, value: string, language: Language): string[] {
  const { submission } = formMessagesOf(language)
  if (kind === 'email' && readEmailAddress(value) === undefined) return [submission.invalidEmail]
  if (range) {
    const { from, to } = range
    const isWithin = /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to
    return isWithin ? [] : [submission.invalidRange(formatNumber(from, language), formatNumber(to, language))]
  }
  return []
}

function errorsOfAmount(value: string, language: Language): string[] {
  const { submission } = formMessagesOf(language)
  const read = readAmount(value)
  if (read.is === 'amount') return []
  if (read.is === 'unreadable') return [submission.invalidAmount]
  const [one, other] = read.readings
  return [submission.ambiguousAmount(value, formatAmount(one, language), formatAmount(other, language))]
}

/** What is wrong with the chosen files (specification, sections 5 and 9). */
export function errorsOfFiles(
  { isRequired, missing, most = fileRules.most }: FilesField,
  files: readonly CheckedFile[],
  language: Language,
): string[] {
  const { submission } = formMessagesOf(language)
  if (files.length === 0) return isRequired ? [missing ?? submission.missingFiles] : []
  const errors = files.flatMap((file) => {
    switch (problemOfFile(file)) {
      case 'too large':
        return [submission.tooLarge(file.name)]
      case 'wrong kind':
        return [submission.wrongKind(file.name)]
      case 'empty':
        return [submission.emptyFile(file.name)]
      case undefined:
        return []
    }
  })
  if (files.length > most) errors.push(submission.tooManyFiles(formatNumber(most, language)))
  if (sizeOf(files) > fileRules.together)
    errors.push(submission.tooLargeTogether(limitInWords(fileRules.together, language)))
  return errors
}

/** A limit of whole mebibytes, which visitors read as megabytes. */
function limitInWords(bytes: number, language: Language): string {
  return formatFileSize((bytes / 1024 ** 2) * 1_000_000, language)
}

/** Bytes of all files together. */
export function sizeOf(files: readonly CheckedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
