'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { addressIn } from '../../languages/address.ts'
import { formatNumber } from '../../languages/format.ts'
import { minutesWords } from '../../languages/minutes-words.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import type { DescribedOpening } from '../../procurement/openings/describe-opening.ts'
import { openingWords } from '../../languages/back-office/opening-words.ts'
import { ApprovedDownload } from '../step-up/approved-download.tsx'
import { useLanguage } from '../use-language.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { openingSchema } from './opening-schemas.ts'
import { HandIn } from './hand-in.tsx'
import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'

/** Milliseconds between two looks how far it is. */
const interval = 2500

/** The opening of one tender: how far it is, for whom it waits, and what the person can do next. */
export function OpeningOfTender({ first }: { first: DescribedOpening }) {
  const language = useLanguage()
  const words = custodianOpeningWords[language]
  const [opening, setOpening] = useState(first)
  const [error, setError] = useState('')
  const [isWorking, setWorking] = useState(false)
  const title = useId()
  const { tender, stage } = opening
  const moment = (instant: string) => formatGregorianMoment(instant, language, opening.timeZone)

  useEffect(() => {
    if (stage === 'finished' || stage === 'beforeDeadline') return undefined
    const leaving = new AbortController()
    const look = async () => {
      try {
        const path = `/tenders/${tender}/opening/state`
        const now = await callBackOffice(path, openingSchema, language, { signal: leaving.signal })
        if (!leaving.signal.aborted) setOpening(now)
      } catch {
        // It is asked again, and what was known stays.
      }
    }
    const timer = setInterval(() => void look(), interval)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [tender, stage, language])

  async function act(path: string): Promise<void> {
    setWorking(true)
    setError('')
    try {
      const address = `/tenders/${tender}/opening${path}`
      setOpening(await callBackOffice(address, openingSchema, language, { method: 'POST' }))
    } catch (fault) {
      setError((fault instanceof CallRefused && fault.message) || words.failure)
    }
    setWorking(false)
  }

  return (
    <section className="openings-tender" aria-labelledby={title}>
      <h2 id={title}>
        <bdi>{opening.reference}</bdi>
      </h2>
      <p role="status">{words.stage[stage]}</p>
      <dl>
        <dt>{words.deadline}</dt>
        <dd>{moment(opening.deadline)}</dd>
        {opening.proposals !== null && (
          <>
            <dt>{words.proposals}</dt>
            <dd>{formatNumber(opening.proposals, language)}</dd>
            <dt>{words.opened}</dt>
            <dd>{formatNumber(opening.opened, language)}</dd>
          </>
        )}
        {stage === 'waiting' && !opening.mayBegin && (
          <>
            <dt>{words.beginsFrom}</dt>
            <dd>{moment(opening.beginsFrom)}</dd>
          </>
        )}
      </dl>
      <h3>{words.shares}</h3>
      <p>
        {words.needed(
          formatNumber(opening.needed, language),
          formatNumber(opening.custodians.length, language),
        )}
      </p>
      <ul>
        {opening.custodians.map((custodian) => (
          <li key={custodian.fingerprint}>
            <bdi>{custodian.label}</bdi>
            {custodian.isYou && ` (${words.you})`} <code dir="ltr">{custodian.fingerprint}</code>
            {stage !== 'beforeDeadline' && stage !== 'waiting' && (
              <span>
                {custodian.handedInAt === null
                  ? words[custodian.isAwaited ? 'awaited' : 'notNeeded']
                  : `${words.handedIn}: ${moment(custodian.handedInAt)}`}
              </span>
            )}
            {custodian.wrong > 0 && (
              <strong>
                {words.wrong} {formatNumber(custodian.wrong, language)}
              </strong>
            )}
          </li>
        ))}
      </ul>
      {opening.broken.length > 0 && (
        <>
          <h3>{words.broken}</h3>
          <ul>
            {opening.broken.map(({ reference, because }) => (
              <li key={reference}>
                <bdi>{reference}</bdi> <span>{minutesWords[language].because[because]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {opening.mayBegin && (
        <>
          <p>{words.willBegin}</p>
          <Button disabled={isWorking} onClick={() => void act('')}>
            {words.begin}
          </Button>
        </>
      )}
      {opening.mayHandIn && <HandIn opening={opening} onHandedIn={setOpening} />}
      {opening.closesFrom !== null && !opening.mayClose && (
        <p>{words.closesFrom(moment(opening.closesFrom))}</p>
      )}
      {opening.mayClose && (
        <>
          <p>{words.willClose}</p>
          <Button buttonStyle="secondary" disabled={isWorking} onClick={() => void act('/close')}>
            {words.close}
          </Button>
        </>
      )}
      {opening.mayRetry && (
        <Button buttonStyle="secondary" disabled={isWorking} onClick={() => void act('/retry')}>
          {words.retry}
        </Button>
      )}
      {stage === 'finished' && (
        <p className="openings-links">
          <a href={addressIn(language, `/tenders/${tender}/minutes`)}>{words.minutes}</a>
          {opening.mayRead && opening.opened > 0 && (
            <>
              <a href={`/admin/collections/proposals?where[tender][equals]=${tender}`}>
                {openingWords[language].list}
              </a>
              <ApprovedDownload href={`/cms-api/proposals/export.csv?tender=${tender}`}>
                {openingWords[language].table}
              </ApprovedDownload>
              <ApprovedDownload href={`/cms-api/proposals/files.zip?tender=${tender}`}>
                {openingWords[language].files}
              </ApprovedDownload>
            </>
          )}
        </p>
      )}
      {error !== '' && (
        <p role="alert" className="openings-error">
          {error}
        </p>
      )}
    </section>
  )
}
