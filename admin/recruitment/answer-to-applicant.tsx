'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { needsCompleting } from '../../languages/application-answers.ts'
import { answerPanelWords } from '../../languages/back-office/answer-words.ts'
import { formatGregorianDateAndTime } from '../../languages/format.ts'
import { isolated } from '../../languages/isolated.ts'
import { languages } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { AnswersToApplicant } from '../../recruitment/answers/endpoints.ts'
import { CallRefused, callBackOffice } from '../call-back-office.ts'
import { decisionOf, type Decision } from '../../recruitment/applications/statuses.ts'
import { formSavedAt } from '../editing/open-forms.ts'
import { useLanguage } from '../use-language.ts'
import { answersSchema } from './answers-schema.ts'
import { NewStatus } from './new-status.tsx'
import './answer-to-applicant.css'

/** Above what an applicant sent: an answer by template, in the applicant's language, and which were sent before. */
export function AnswerToApplicant() {
  const { id, collectionSlug } = useDocumentInfo()
  const language = useLanguage()
  const words = answerPanelWords[language]
  const record = `/${collectionSlug}/${id}`
  const path = `${record}/answers`
  const [found, setFound] = useState<AnswersToApplicant>()
  const [note, setNote] = useState<{ text: string; isError: boolean }>()
  useEffect(() => {
    const leaving = new AbortController()
    callBackOffice(path, answersSchema, language, { signal: leaving.signal }).then(setFound, () => {
      if (!leaving.signal.aborted) setNote({ text: words.failed, isError: true })
    })
    return () => leaving.abort()
  }, [path, language, words.failed])
  const send = async (body: object) => {
    try {
      const answered = await callBackOffice(path, answersSchema, language, { body })
      setFound(answered)
      const { status, updatedAt } = answered
      await formSavedAt(`/cms-api${record}`, null)?.adopt({ status }, updatedAt)
      setNote({ text: words.sent, isError: false })
      return true
    } catch (error) {
      const text = error instanceof CallRefused ? error.message : ''
      setNote({ text: text || words.failed, isError: true })
      return false
    }
  }
  return (
    <section className="answer-to-applicant" aria-labelledby="answer-to-applicant">
      <h2 id="answer-to-applicant">{words.title}</h2>
      {found && found.sent.length > 0 && (
        <ul>
          {found.sent.map(({ name: sent, at, by }) => (
            <li key={at}>
              {words.sentBefore(
                words.names[sent],
                isolated(by),
                formatGregorianDateAndTime(at, language, defaultTimeZone),
              )}
            </li>
          ))}
        </ul>
      )}
      {found && <Writing found={found} onSend={send} />}
      {note && <p role={note.isError ? 'alert' : 'status'}>{note.text}</p>}
    </section>
  )
}

interface WritingProps {
  found: AnswersToApplicant
  onSend: (answer: object) => Promise<boolean>
}

/** No form of its own: it stands inside the record's. */
function Writing({ found: { answers, language: written, canSend }, onSend }: WritingProps) {
  const words = answerPanelWords[useLanguage()]
  const id = useId()
  const [chosen, setChosen] = useState<AnswersToApplicant['answers'][number]>()
  const [status, setStatus] = useState<Decision | null>(null)
  const [isWorking, setWorking] = useState(false)
  const { ownName, direction } = languages[written]
  const hasBrackets = chosen !== undefined && needsCompleting(`${chosen.subject} ${chosen.text}`)
  const send = async () => {
    setWorking(true)
    if (await onSend({ ...chosen, status })) setChosen(undefined)
    setWorking(false)
  }
  return (
    <>
      <p>{words.lead(isolated(ownName))}</p>
      {!canSend && <p role="note">{words.noMail}</p>}
      <label htmlFor={`${id}-name`}>{words.answer}</label>
      <select
        id={`${id}-name`}
        value={chosen?.name ?? ''}
        onChange={({ target }) => {
          const next = answers.find((answer) => answer.name === target.value)
          setChosen(next)
          setStatus(next ? decisionOf[next.name] : null)
        }}
      >
        <option value="">{words.choose}</option>
        {answers.map((answer) => (
          <option key={answer.name} value={answer.name}>
            {words.names[answer.name]}
          </option>
        ))}
      </select>
      {chosen && (
        <>
          <label htmlFor={`${id}-subject`}>{words.subject}</label>
          <input
            id={`${id}-subject`}
            {...{ lang: written, dir: direction, maxLength: 300 }}
            value={chosen.subject}
            onChange={({ target }) => setChosen({ ...chosen, subject: target.value })}
          />
          <label htmlFor={`${id}-text`}>{words.text}</label>
          <textarea
            id={`${id}-text`}
            {...{ lang: written, dir: direction, rows: 12, maxLength: 10_000 }}
            value={chosen.text}
            onChange={({ target }) => setChosen({ ...chosen, text: target.value })}
          />
          <NewStatus value={status} onChange={setStatus} />
          {hasBrackets && <p role="note">{words.brackets}</p>}
          <Button margin={false} disabled={!canSend || hasBrackets || isWorking} onClick={() => void send()}>
            {words.send}
          </Button>
        </>
      )}
    </>
  )
}
