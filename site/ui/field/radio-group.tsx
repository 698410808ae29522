import type { ReactNode } from 'react'
import { FieldError, FieldHint } from './field.tsx'
import { FieldLabel } from './field-label.tsx'
import { fieldDescription, fieldId, type FieldWords } from './field-words.ts'
import './field.css'

interface RadioGroupProps extends FieldWords {
  name: string
  options: readonly { value: string; label: ReactNode }[]
  defaultValue?: string
  onChange?: (value: string) => void
}

/** One of a few values, all in sight. The error summary leads to the first. */
export function RadioGroup({
  name,
  label,
  hint,
  error,
  isRequired,
  options,
  defaultValue,
  onChange,
}: RadioGroupProps) {
  const id = fieldId(name)
  const { 'aria-describedby': describedBy } = fieldDescription(id, { hint, error, isRequired })
  return (
    <fieldset className="field" data-invalid={error ? true : undefined} aria-describedby={describedBy}>
      <legend className="field-label">
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="field-choices">
        {options.map(({ value, label: words }, index) => (
          <label key={value} className="field-choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={isRequired}
              onChange={() => onChange?.(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
