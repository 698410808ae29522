import type { ComponentPropsWithRef } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { Field } from './field.tsx'
import { fieldDescription, fieldId, type FieldWords } from './field-words.ts'

type SelectFieldProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'required' | 'name' | 'children' | 'multiple'
> &
  FieldWords & {
    name: string
    options: readonly { value: string; label: string }[]
    /** Starts with a line that asks to choose. */
    isEmptyAtFirst?: boolean
  }

/** One of several values. */
export function SelectField({
  name,
  label,
  hint,
  error,
  isRequired,
  options,
  isEmptyAtFirst = false,
  id = fieldId(name),
  ...rest
}: SelectFieldProps) {
  const { ui } = useMessages()
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <span className="field-select">
        <select
          {...rest}
          {...fieldDescription(id, { hint, error, isRequired })}
          // One that begins with a choice always has one, and the HTML standard allows `required` only with an empty first line.
          required={isRequired && isEmptyAtFirst}
          id={id}
          name={name}
          className="field-control"
        >
          {isEmptyAtFirst && <option value="">{ui.chooseOption}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
