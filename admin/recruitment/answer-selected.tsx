'use client'
import { Button, useConfig, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { completeAnswers, type AnswerName } from '../../languages/application-answers.ts'
import { answerPanelWords } from '../../languages/back-office/answer-words.ts'
import { isolated } from '../../languages/isolated.ts'
import { isLanguage, languages, type Language } from '../../languages/languages.ts'
import type { AnswersToApplicant } from '../../recruitment/answers/endpoints.ts'
import { decisionOf, type Decision } from '../../recruitment/applications/statuses.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { Dialog } from '../step-up/dialog.tsx'
import { useLanguage } from '../use-language.ts'
import { answersSchema } from './answers-schema.ts'
import { NewStatus } from './new-status.tsx'
import './answer-to-applicant.css'
import './answer-selected.css'

const selectedSchema = z.object({
  docs: z.array(
    z.object({ id: z.number(), reference: z.string(), fullName: z.string(), sentIn: z.nullish(z.string()) }),
  ),
})

type Applicant = z.output<typeof selectedSchema>['docs'][number]

interface Selected {
  applicants: readonly Applicant[]
  /** What each language's first applicant would be sent: what the others read differs in name and post. */
  examples: readonly AnswersToApplicant[]
}

/** Above a list of applications: one answer to all that are selected. */
export function AnswerSelected({ collectionSlug }: { collectionSlug: string }) {
  const { count, getQueryParams } = useSelection()
  const { getEntityConfig } = useConfig()
  const search = useSearchParams().get('search')
  const router = useRouter()
  const language = useLanguage()
  const words = answerPanelWords[language]
  const [selected, setSelected] = useState<Selected>()
  const [hasFailed, setFailed] = useState(false)
  const begin = async () => {
    setFailed(false)
    const fields = ['reference', 'fullName', 'sentIn'].map((field) => `&select[${field}]=true`).join('')
    // Who selects all of a list means those that its search leaves.
    const searched = search
      ? mergeListSearchAndWhere({ collectionConfig: getEntityConfig({ collectionSlug }), search, where: {} })
      : undefined
    const query = `${getQueryParams(searched)}&depth=0&pagination=false${fields}`
    try {
      const { docs } = await callBackOffice(`/${collectionSlug}${query}`, selectedSchema, language)
      const firsts = new Map(docs.toReversed().map((applicant) => [languageIn(applicant), applicant.id]))
      const examples = [...firsts.values()].map((id) =>
        callBackOffice(`/${collectionSlug}/${id}/answers`, answersSchema, language),
      )
      setSelected({ applicants: docs, examples: await Promise.all(examples) })
    } catch {
      setFailed(true)
    }
  }
  if (count === 0 && !selected) return null
  return (
    <div className="answer-selected">
      <Button margin={false} buttonStyle="secondary" onClick={() => void begin()}>
        {words.several.begin(count)}
      </Button>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {selected && (
        <AnswerSeveral
          {...selected}
          collectionSlug={collectionSlug}
          onClose={() => {
            setSelected(undefined)
            router.refresh()
          }}
        />
      )}
    </div>
  )
}

const languageIn = ({ sentIn }: Applicant): Language => (isLanguage(sentIn) ? sentIn : 'en')

interface AnswerSeveralProps extends Selected {
  collectionSlug: string
  onClose: () => void
}

/** Sends one after the other, so that what is sent is known of each. */
function AnswerSeveral({ applicants, examples, collectionSlug, onClose }: AnswerSeveralProps) {
  const language = useLanguage()
  const words = answerPanelWords[language]
  const id = useId()
  const [name, setName] = useState<AnswerName>()
  const [status, setStatus] = useState<Decision | null>(null)
  const [tried, setTried] = useState<number>()
  const [notSent, setNotSent] = useState<readonly { applicant: Applicant; reason: string }[]>([])
  const canSend = examples.every((example) => example.canSend)
  const isOver = tried === applicants.length
  const send = async () => {
    setTried(0)
    for (const [index, applicant] of applicants.entries()) {
      const path = `/${collectionSlug}/${applicant.id}/answers`
      try {
        // oxlint-disable-next-line no-await-in-loop -- one mail at a time
        await callBackOffice(path, answersSchema, language, { body: { name, status } })
      } catch (error) {
        const reason = (error instanceof CallRefused && error.message) || words.failed
        setNotSent((before) => [...before, { applicant, reason }])
      }
      setTried(index + 1)
    }
  }
  return (
    <Dialog
      title={words.several.title(applicants.length)}
      onCancel={() => {
        if (tried === undefined || isOver) onClose()
      }}
      onSubmit={() => void (isOver ? onClose() : send())}
    >
      {tried === undefined ? (
        <div className="answer-fields">
          <p>{words.several.lead}</p>
          {!canSend && <p role="note">{words.noMail}</p>}
          <label htmlFor={`${id}-name`}>{words.answer}</label>
          <select
            id={`${id}-name`}
            value={name ?? ''}
            onChange={({ target }) => {
              const next = completeAnswers.find((each) => each === target.value)
              setName(next)
              setStatus(next ? decisionOf[next] : null)
            }}
          >
            <option value="">{words.choose}</option>
            {completeAnswers.map((each) => (
              <option key={each} value={each}>
                {words.names[each]}
              </option>
            ))}
          </select>
          {name &&
            examples.map(({ language: written, answers }) => (
              <details key={written}>
                <summary>{words.several.textIn(isolated(languages[written].ownName))}</summary>
                <p {...{ lang: written, dir: languages[written].direction }} className="answer-example">
                  {answers.find((each) => each.name === name)?.text}
                </p>
              </details>
            ))}
          {name && <NewStatus value={status} onChange={setStatus} />}
        </div>
      ) : (
        <div role="status">
          <p>{words.several.progress(tried, applicants.length)}</p>
          {isOver && <p>{words.several.sent(applicants.length - notSent.length)}</p>}
        </div>
      )}
      {notSent.length > 0 && (
        <div role="alert">
          <p>{words.several.notSent}</p>
          <ul>
            {notSent.map(({ applicant, reason }) => (
              <li key={applicant.id}>
                <bdi>{`${applicant.fullName} (${applicant.reference})`}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="step-up-buttons">
        {tried === undefined && (
          <Button margin={false} type="submit" disabled={!canSend || name === undefined}>
            {words.send}
          </Button>
        )}
        {(tried === undefined || isOver) && (
          <Button margin={false} buttonStyle="secondary" onClick={onClose}>
            {isOver ? words.several.close : words.several.cancel}
          </Button>
        )}
      </p>
    </Dialog>
  )
}
