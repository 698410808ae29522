'use client'
import { useId } from 'react'
import { answerPanelWords } from '../../languages/back-office/answer-words.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import { decisions, type Decision } from '../../recruitment/applications/statuses.ts'
import { useLanguage } from '../use-language.ts'

interface NewStatusProps {
  value: Decision | null
  onChange: (status: Decision | null) => void
}

/** What an application becomes once the answer is sent. */
export function NewStatus({ value, onChange }: NewStatusProps) {
  const language = useLanguage()
  const words = answerPanelWords[language]
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{words.newStatus}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(decisions.find((each) => each === target.value) ?? null)}
      >
        <option value="">{words.sameStatus}</option>
        {decisions.map((decision) => (
          <option key={decision} value={decision}>
            {optionLabels[decision][language]}
          </option>
        ))}
      </select>
    </>
  )
}
