import type { ComponentPropsWithRef } from 'react'
import { FieldError, FieldHint } from './field.tsx'
import { fieldDescription, fieldId, type FieldWords } from './field-words.ts'
import './field.css'

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'required' | 'type' | 'name'> &
  FieldWords & { name: string }

/** Yes or no. */
export function Checkbox({
  name,
  label,
  hint,
  error,
  isRequired,
  id = fieldId(name),
  ...rest
}: CheckboxProps) {
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="field-choice">
        <input
          {...rest}
          {...fieldDescription(id, { hint, error, isRequired })}
          id={id}
          name={name}
          type="checkbox"
        />
        <span>
          {label}{' '}
          {isRequired && (
            <span className="field-required" aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  )
}
