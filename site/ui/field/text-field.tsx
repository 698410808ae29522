import type { ComponentPropsWithRef } from 'react'
import { Field } from './field.tsx'
import { fieldDescription, fieldId, type FieldWords } from './field-words.ts'

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'required' | 'type' | 'name'> &
  FieldWords & {
    name: string
    type?: 'text' | 'email' | 'number' | 'tel' | 'url' | 'search' | 'date'
  }

/** Written from left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'number'])

/** One line of text, an address, or a number. */
export function TextField({
  name,
  type = 'text',
  label,
  hint,
  error,
  isRequired,
  id = fieldId(name),
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <input
        dir={leftToRight.has(type) ? 'ltr' : undefined}
        inputMode={type === 'number' ? 'decimal' : undefined}
        step={type === 'number' ? 'any' : undefined}
        {...rest}
        {...fieldDescription(id, { hint, error, isRequired })}
        id={id}
        name={name}
        type={type}
        className={`field-control field-control-${type}`}
      />
    </Field>
  )
}
