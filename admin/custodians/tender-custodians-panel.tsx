'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { formatNumber } from '../../languages/format.ts'
import { mostCustodians } from '../../sealing/shapes.ts'
import type { DescribedKey, TenderCustodians } from '../../procurement/custodians/describe-custodians.ts'
import { useLanguage } from '../use-language.ts'
import { tenderCustodiansSchema } from './custodian-schemas.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { useCustodians } from './use-custodians.ts'

/** A tender's custodians: who they are, whether they have rehearsed, and what the person can do next. */
export function TenderCustodiansPanel({ tender }: { tender: number | string }) {
  const language = useLanguage()
  const words = custodianWords[language]
  // Asked again after each save: a tender that was just published has its custodians for good.
  const { lastUpdateTime } = useDocumentInfo()
  const { answer, error, isWorking, act } = useCustodians(
    `/tenders/${tender}/custodians?saved=${lastUpdateTime}`,
    tenderCustodiansSchema,
  )
  const [isChoosing, setChoosing] = useState(false)
  const title = useId()
  const appointments = `/tenders/${tender}/appointments`
  const isNobody = answer?.state === 'nobody'
  return (
    <section className="custodians custodians-panel" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {!answer && error === undefined && <p role="status">{words.working}</p>}
      {answer && (
        <>
          <p role="status">
            {isWorking ? words.working : (answer.isLate ? words.lateState : words.state)[answer.state]}
          </p>
          {answer.isLate && <p>{answer.isFormer ? words.former : words.late}</p>}
          {answer.custodians.length > 0 && <Appointed answer={answer} />}
          {answer.mayConfirm && (
            <>
              <p>{words.willConfirm}</p>
              <Button
                disabled={isWorking}
                onClick={() => void act((ask) => ask(`${appointments}/confirm`, 'POST'))}
              >
                {words.confirm}
              </Button>
            </>
          )}
          {answer.state === 'proposed' && answer.isOwnProposal && <p>{words.waitsForOther}</p>}
          {answer.mayPropose && (isNobody || isChoosing) && (
            <Choice
              choices={answer.choices}
              isWorking={isWorking}
              propose={async (wanted) => {
                if (await act((ask) => ask(appointments, 'POST', wanted))) setChoosing(false)
              }}
            />
          )}
          {answer.mayPropose && !isNobody && !isChoosing && (
            <div className="custodians-actions">
              <Button buttonStyle="secondary" size="small" onClick={() => setChoosing(true)}>
                {words.proposeAgain}
              </Button>
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isWorking}
                onClick={() => void act((ask) => ask(appointments, 'DELETE'))}
              >
                {words.takeBack}
              </Button>
            </div>
          )}
          <a href="/admin/custodians">{words.toPage}</a>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="custodians-error">
          {error}
        </p>
      )}
    </section>
  )
}

function Appointed({ answer }: { answer: TenderCustodians }) {
  const words = custodianWords[useLanguage()]
  const { custodians, needed, proposedBy, confirmedBy } = answer
  return (
    <>
      <p>{words.anyOf(needed, custodians.length)}</p>
      <ul>
        {custodians.map(({ id, label, person, fingerprint, isExample, rehearsedAt, isEligible }) => (
          <li key={id} className="custodians-item">
            <strong>
              <bdi>{label}</bdi>
            </strong>
            <span>
              <bdi>{person}</bdi>
              {rehearsedAt === null && ` · ${words.hasNotRehearsed}`}
              {!isEligible && ` · ${words.notEligible}`}
            </span>
            <code dir="ltr">{fingerprint}</code>
            {isExample && <p className="custodians-example">{words.example}</p>}
          </li>
        ))}
      </ul>
      {proposedBy && (
        <p>
          {words.proposedBy} <bdi>{proposedBy}</bdi>
          {confirmedBy !== null && (
            <>
              {' · '}
              {words.confirmedBy} <bdi>{confirmedBy}</bdi>
            </>
          )}
        </p>
      )}
    </>
  )
}

interface ChoiceProps {
  choices: readonly DescribedKey[]
  isWorking: boolean
  propose: (wanted: { keys: number[]; needed: number }) => Promise<void>
}

function Choice({ choices, isWorking, propose }: ChoiceProps) {
  const language = useLanguage()
  const words = custodianWords[language]
  const [keys, setKeys] = useState<readonly number[]>([])
  const [wanted, setWanted] = useState(2)
  const field = useId()
  const needed = Math.min(wanted, Math.max(2, keys.length))
  if (choices.length === 0) return <p>{words.noChoices}</p>
  return (
    <>
      <fieldset>
        <legend>{words.choose}</legend>
        {choices.map(({ id, label, person, fingerprint, isExample, isEligible }) => (
          <label key={id} className="custodians-choice">
            <input
              type="checkbox"
              checked={keys.includes(id)}
              disabled={!isEligible || (keys.length >= mostCustodians && !keys.includes(id))}
              onChange={({ target }) =>
                setKeys(target.checked ? [...keys, id] : keys.filter((one) => one !== id))
              }
            />
            <span>
              <strong>
                <bdi>{label}</bdi>
              </strong>{' '}
              <bdi>{person}</bdi>
              {!isEligible && ` · ${words.notEligible}`} <code dir="ltr">{fingerprint}</code>
              {isExample && <span className="custodians-example">{words.example}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={field}>{words.needed}</label>
      <select id={field} value={needed} onChange={({ target }) => setWanted(Number(target.value))}>
        {Array.from({ length: Math.max(1, keys.length - 1) }, (_, index) => index + 2).map((number) => (
          <option key={number} value={number}>
            {formatNumber(number, language)}
          </option>
        ))}
      </select>
      <Button
        disabled={isWorking || keys.length < 2}
        onClick={() => void propose({ keys: [...keys], needed })}
      >
        {words.propose}
      </Button>
    </>
  )
}
