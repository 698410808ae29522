import type { ComponentPropsWithRef } from 'react'
import { Field } from './field.tsx'
import { fieldDescription, fieldId, type FieldWords } from './field-words.ts'

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'required' | 'name'> &
  FieldWords & { name: string }

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({
  name,
  label,
  hint,
  error,
  isRequired,
  id = fieldId(name),
  ...rest
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <textarea
        rows={5}
        {...rest}
        {...fieldDescription(id, { hint, error, isRequired })}
        id={id}
        name={name}
        className="field-control field-area"
      />
    </Field>
  )
}
