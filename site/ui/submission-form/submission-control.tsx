import { Checkbox } from '../field/checkbox.tsx'
import { SelectField } from '../field/select-field.tsx'
import { TextArea } from '../field/text-area.tsx'
import { TextField } from '../field/text-field.tsx'
import { AmountInput } from './amount-input.tsx'
import { AttachedFiles } from './attached-files.tsx'
import type { SubmissionField } from './submission-field.ts'

interface SubmissionControlProps {
  field: SubmissionField
  /** What was typed when the form was sent without scripts. */
  typed: string | undefined
  errors: readonly string[] | undefined
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  isDisabled: boolean
  /** Of the headings that part the form. */
  headingLevel: 2 | 3 | 4
}

/** One field of a form of submission, by its description. */
export function SubmissionControl({
  field,
  typed,
  errors,
  files,
  onFiles,
  isDisabled,
  headingLevel,
}: SubmissionControlProps) {
  switch (field.kind) {
    case 'hidden':
      return <input type="hidden" name={field.name} value={field.value} />
    case 'heading': {
      const Heading = `h${headingLevel}` as const
      return <Heading className="submission-heading">{field.text}</Heading>
    }
    case 'files':
      return (
        <AttachedFiles
          field={field}
          files={files}
          onChange={onFiles}
          errors={errors}
          isDisabled={isDisabled}
        />
      )
    default:
      break
  }
  const { name, label, hint, isRequired } = field
  const shared = { name, label, hint, isRequired, error: errors?.join(' '), readOnly: isDisabled }
  switch (field.kind) {
    case 'tick':
      return <Checkbox {...shared} value="1" defaultChecked={typed === '1'} />
    case 'amount':
      return <AmountInput {...shared} defaultValue={typed} />
    case 'choice': {
      const { readOnly: _readOnly, ...ofChoice } = shared
      return (
        <SelectField
          {...ofChoice}
          options={field.options}
          defaultValue={typed ?? field.defaultValue}
          isEmptyAtFirst={field.isEmptyAtFirst ?? false}
        />
      )
    }
    case 'paragraphs':
      return <TextArea {...shared} maxLength={field.maxLength} defaultValue={typed ?? field.defaultValue} />
    default:
      return (
        <TextField
          {...shared}
          type={field.kind}
          autoComplete={field.autoComplete}
          maxLength={field.maxLength}
          defaultValue={typed ?? field.defaultValue}
          {...(field.isLeftToRight && { dir: 'ltr', spellCheck: false })}
          {...(field.kind === 'number' && { min: 0 })}
          {...(field.range && {
            min: field.range.from,
            max: field.range.to,
            step: 1,
            inputMode: 'numeric' as const,
          })}
        />
      )
  }
}
