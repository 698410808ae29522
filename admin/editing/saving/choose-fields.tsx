'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../use-language.ts'
import { editingWords } from '../../../languages/back-office/editing-words.ts'
import type { Conflict } from './waiting-saves.ts'

type Whose = 'mine' | 'theirs'

/** Of each field that two people changed, both values, and whose stays. */
export function ChooseFields({ conflict: { answer, fields, savedBy } }: { conflict: Conflict }) {
  const words = editingWords[useLanguage()].choice
  const dialog = useRef<HTMLDialogElement>(null)
  const [choices, setChoices] = useState<ReadonlyMap<string, Whose>>(new Map())
  useEffect(() => dialog.current?.showModal(), [])
  const submit = () => {
    answer(new Set(fields.map(({ name }) => name).filter((name) => choices.get(name) === 'theirs')))
  }
  return (
    <dialog
      ref={dialog}
      className="waiting-saves-dialog"
      aria-labelledby="choose-fields"
      onCancel={() => answer(undefined)}
    >
      <h2 id="choose-fields">{words.title}</h2>
      <p>{words.explanation}</p>
      {fields.map(({ name, label, sentText, storedText }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((whose) => {
            const text = whose === 'mine' ? sentText : storedText
            return (
              <label key={whose}>
                <input
                  type="radio"
                  name={`whose-${name}`}
                  value={whose}
                  checked={choices.get(name) === whose}
                  onChange={() => setChoices(new Map(choices).set(name, whose))}
                />
                <span>{whose === 'mine' ? words.mine : words.theirs(savedBy)}</span>
                <span className="waiting-saves-value" dir="auto">
                  {text === '' ? words.empty : text}
                </span>
              </label>
            )
          })}
        </fieldset>
      ))}
      <div className="waiting-saves-choices">
        <Button margin={false} disabled={choices.size < fields.length} onClick={submit}>
          {words.submit}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => answer(undefined)}>
          {words.later}
        </Button>
      </div>
    </dialog>
  )
}
