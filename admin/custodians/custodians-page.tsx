'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { formatGregorianDayIn } from '../../languages/format.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type {
  CustodianOverview,
  CustodianTender,
  DescribedKey,
} from '../../procurement/custodians/describe-custodians.ts'
import type { GivenExample } from '../../procurement/custodians/first-steps.ts'
import { useLanguage } from '../use-language.ts'
import { callBackOffice } from '../call-back-office.ts'
import { examplesSchema, overviewSchema } from './custodian-schemas.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { FirstSteps } from './first-steps.tsx'
import { NewKey } from './new-key.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { useCustodians } from './use-custodians.ts'

/** A custodian's keys and tenders, and for procurement all keys. */
export function CustodiansPage() {
  const language = useLanguage()
  const words = custodianWords[language]
  const { answer, error, isWorking, act } = useCustodians('/custodian-keys', overviewSchema)
  const [said, setSaid] = useState<string>()
  const [examples, setExamples] = useState<readonly GivenExample[]>([])
  const register = async (given: object) => {
    const isDone = await act((ask) => ask('/custodian-keys', 'POST', given))
    if (isDone) setSaid(`${words.registeredNow} ${words.compare}`)
    return isDone
  }
  const makeExamples = () =>
    act(async () => {
      const made = await callBackOffice('/custodian-keys/examples', examplesSchema, language, {
        method: 'POST',
      })
      setExamples(made.examples)
      return made.overview
    })
  return (
    <div className="custodians">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <p role="note" className="custodians-losing">
        {words.losing}
      </p>
      {error !== undefined && (
        <p role="alert" className="custodians-error">
          {error}
        </p>
      )}
      <p role="status">{answer || error ? said : words.working}</p>
      {answer && (
        <>
          {answer.firstSteps && (
            <FirstSteps
              steps={answer.firstSteps}
              examples={examples}
              makeExamples={() => void makeExamples()}
              isWorking={isWorking}
            />
          )}
          {(answer.mayRegister || answer.tenders.length > 0) && (
            <Tenders
              overview={answer}
              isWorking={isWorking}
              answer={async (tender, text) => {
                const isDone = await act((ask) =>
                  ask(`/tenders/${tender}/rehearsal/answer`, 'POST', { text }),
                )
                if (isDone) setSaid(words.done)
                return isDone
              }}
            />
          )}
          {(answer.mayRegister || answer.mayAppoint || answer.keys.length > 0) && (
            <section aria-label={answer.mayAppoint ? words.allKeys : words.keys}>
              <h2>{answer.mayAppoint ? words.allKeys : words.keys}</h2>
              {answer.keys.length === 0 ? <p>{words.noKeys}</p> : <p>{words.revokeHint}</p>}
              <ul>
                {answer.keys.map((key) => (
                  <Key
                    key={key.id}
                    of={key}
                    isWorking={isWorking}
                    revoke={() => void act((ask) => ask(`/custodian-keys/${key.id}/revoke`, 'POST'))}
                  />
                ))}
              </ul>
            </section>
          )}
          {answer.mayRegister && <NewKey register={register} />}
        </>
      )}
    </div>
  )
}

interface TendersProps {
  overview: CustodianOverview
  isWorking: boolean
  answer: (tender: number, text: string) => Promise<boolean>
}

function Tenders({ overview: { tenders }, isWorking, answer }: TendersProps) {
  const words = custodianWords[useLanguage()]
  return (
    <section aria-label={words.tenders}>
      <h2>{words.tenders}</h2>
      {tenders.length === 0 && <p>{words.noTenders}</p>}
      <ul>
        {tenders.map((tender) => (
          <TenderOfCustodian key={tender.id} tender={tender} isWorking={isWorking} answer={answer} />
        ))}
      </ul>
    </section>
  )
}

interface TenderProps extends Pick<TendersProps, 'isWorking' | 'answer'> {
  tender: CustodianTender
}

function TenderOfCustodian({ tender, isWorking, answer }: TenderProps) {
  const language = useLanguage()
  const words = custodianWords[language]
  const [isRehearsing, setRehearsing] = useState(false)
  const { id, reference, title, deadline, timeZone, isConfirmed, rehearsedAt, isReminded } = tender
  const last = tender.rehearsedAgainAt ?? rehearsedAt
  return (
    <li className="custodians-item">
      <h3>
        <bdi>{reference}</bdi> – <bdi>{title}</bdi>
      </h3>
      <p>
        {words.deadline}: {formatGregorianMoment(deadline, language, timeZone)}
      </p>
      {!isConfirmed && <p>{words.toConfirm}</p>}
      {isConfirmed && last === null && <p className="custodians-losing">{words.notRehearsed}</p>}
      {last !== null && (
        <p>
          {words.rehearsed} {formatGregorianMoment(last, language, timeZone)}
        </p>
      )}
      {isReminded && <p className="custodians-losing">{words.reminded}</p>}
      {isConfirmed && !isRehearsing && (
        <Button
          buttonStyle={last === null || isReminded ? 'primary' : 'secondary'}
          disabled={isWorking}
          extraButtonProps={{ 'aria-label': words.rehearseNamed(reference) }}
          onClick={() => setRehearsing(true)}
        >
          {words.rehearse}
        </Button>
      )}
      {isRehearsing && (
        <Rehearsal
          tender={id}
          answer={async (text) => {
            const isDone = await answer(id, text)
            if (isDone) setRehearsing(false)
            return isDone
          }}
          cancel={() => setRehearsing(false)}
        />
      )}
    </li>
  )
}

interface KeyProps {
  of: DescribedKey
  isWorking: boolean
  revoke: () => void
}

function Key({ of: key, isWorking, revoke }: KeyProps) {
  const language = useLanguage()
  const words = custodianWords[language]
  const day = (instant: string) => formatGregorianDayIn(instant, language, defaultTimeZone)
  return (
    <li className="custodians-item">
      <h3>
        <bdi>{key.label}</bdi>
      </h3>
      {key.isExample && <p className="custodians-example">{words.example}</p>}
      <dl>
        <div>
          <dt>{words.person}</dt>
          <dd>
            <bdi>{key.person}</bdi> {key.isOwn && `(${words.own})`}
          </dd>
        </div>
        <div>
          <dt>{words.fingerprint}</dt>
          <dd>
            <code dir="ltr">{key.fingerprint}</code>
          </dd>
        </div>
      </dl>
      <p>
        {words.holder[key.holder]} · {words.registered} {day(key.registeredAt)}
        {key.revokedAt !== null && ` · ${words.revoked} ${day(key.revokedAt)}`}
        {key.eligibleFrom !== null && ` · ${words.from} ${day(key.eligibleFrom)}`}
      </p>
      {key.revokedAt === null && (
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isWorking}
          extraButtonProps={{ 'aria-label': words.revokeNamed(key.label) }}
          onClick={revoke}
        >
          {words.revoke}
        </Button>
      )}
    </li>
  )
}
