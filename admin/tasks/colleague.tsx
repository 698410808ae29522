'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import { useId } from 'react'
import { taskWords } from '../../languages/back-office/task-words.ts'
import { useLanguage } from '../use-language.ts'
import './tasks.css'
import { useColleagues } from './use-colleagues.ts'

/** Who has a task: by name, because accounts are read by administrators alone. */
export function Colleague({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const language = useLanguage()
  const words = taskWords[language]
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path })
  const colleagues = useColleagues()
  const id = useId()
  const chosen = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return (
    <div className="field-type task-colleague">
      <FieldLabel htmlFor={id} label={words.colleague} required />
      {colleagues === 'failed' ? (
        <p role="alert">{words.noColleagues}</p>
      ) : (
        <select
          id={id}
          disabled={readOnly === true || colleagues === undefined}
          aria-invalid={showError}
          value={typeof chosen === 'number' ? String(chosen) : ''}
          onChange={({ target }) => setValue(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{colleagues ? words.choose : words.loading}</option>
          {colleagues?.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      )}
      {showError && <p className="task-error">{errorMessage}</p>}
    </div>
  )
}
