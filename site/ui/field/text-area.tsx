import { useLayoutEffect, useState, type ComponentPropsWithRef } from 'react'
import { useScripts } from '../use-scripts.ts'
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
  useTypedEarly(id)
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

/** What was typed before scripts were at work stays: React puts the page's own text in its place when it takes over. */
function useTypedEarly(id: string): void {
  const hasScripts = useScripts()
  const [early] = useState(() => (hasScripts ? undefined : readTyped(id)))
  useLayoutEffect(() => {
    const area = findArea(id)
    if (!early || !area || area.value === early.text) return
    area.value = early.text
    area.setSelectionRange(early.from, early.to)
  }, [early, id])
}

function findArea(id: string): HTMLTextAreaElement | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : undefined
}

function readTyped(id: string): { text: string; from: number; to: number } | undefined {
  const area = findArea(id)
  return area && { text: area.value, from: area.selectionStart, to: area.selectionEnd }
}
