'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { publishWords } from '../../../languages/back-office/publish-words.ts'
import { formatNumber } from '../../../languages/format.ts'
import { isolated } from '../../../languages/isolated.ts'
import { languages, type Language } from '../../../languages/languages.ts'
import { useLanguage } from '../../use-language.ts'
import type { AskedPublish } from './waiting-saves.ts'

/** Whether to publish although languages are missing or outdated. It asks and forbids nothing. */
export function AskToPublish({ asked: { question, answer } }: { asked: AskedPublish }) {
  const language = useLanguage()
  const words = publishWords[language]
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const answerWith = (goesOn: boolean) => {
    // Gives the focus back to where it was.
    dialog.current?.close()
    answer(goesOn)
  }
  return (
    <dialog
      ref={dialog}
      className="waiting-saves-dialog"
      aria-labelledby="ask-to-publish"
      onCancel={(event) => {
        event.preventDefault()
        answerWith(false)
      }}
    >
      <h2 id="ask-to-publish">{words.title}</h2>
      <p>{words.lead}</p>
      {question.missing.length > 0 && <p>{words.missing(listOf(question.missing))}</p>}
      {question.outdated.length > 0 && <p>{words.outdated(listOf(question.outdated))}</p>}
      {question.records !== undefined && <p>{words.records(formatNumber(question.records, language))}</p>}
      <div className="waiting-saves-choices">
        <Button margin={false} buttonStyle="secondary" onClick={() => answerWith(false)}>
          {words.stay}
        </Button>
        <Button margin={false} onClick={() => answerWith(true)}>
          {words.anyway}
        </Button>
      </div>
    </dialog>
  )
}

const listOf = (codes: readonly Language[]) =>
  codes.map((code) => isolated(languages[code].ownName)).join(' · ')
