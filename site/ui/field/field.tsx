import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldWords } from './field-words.ts'
import './field.css'

interface FieldProps extends FieldWords {
  id: string
  children: ReactNode
}

/** A label, what helps to fill the field in, the field itself, and what is wrong with it. */
export function Field({ id, label, hint, error, isRequired, children }: FieldProps) {
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** What helps to fill a field in. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
}

/** What is wrong with what was filled in, and what to do. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  const { ui, labelled } = useMessages()
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="exclamation" />
      <span>
        <span className="visually-hidden">{labelled(ui.error, '')}</span>
        {error}
      </span>
    </p>
  )
}
