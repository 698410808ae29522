'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { formatNumber } from '../../languages/format.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { useLanguage } from '../use-language.ts'
import { AccountAccess } from './account-access.tsx'
import { NewCodes } from './new-codes.tsx'
import { secondFactorWords } from '../../languages/back-office/second-factor-words.ts'
import './step-up.css'
import { useSecurity, type Security } from './use-security.ts'

const begun = z.object({ challenge: z.string(), secret: z.string(), address: z.string() })
const shownOnce = z.object({ recoveryCodes: z.array(z.string()) })

type Act = ReturnType<typeof useSecurity>['act']

interface PartProps {
  security: Security
  isWorking: boolean
  act: Act
}

/** Codes and sessions of one account: a person's own (`me`), or for administrators somebody's. */
export function SignInSecurity({ account }: { account: 'me' | number }) {
  const { security, error, isWorking, act } = useSecurity(String(account), useLanguage())
  const isOwn = account === 'me'
  return (
    <>
      {security && <AccountAccess {...{ security, isWorking, act, account }} />}
      {security && isOwn && <Codes security={security} isWorking={isWorking} act={act} />}
      {security && security.invitation === null && <Sessions {...{ security, isWorking, act, account }} />}
      {error !== undefined && (
        <p role="alert" className="step-up-error">
          {error}
        </p>
      )}
    </>
  )
}

function Codes({ security, isWorking, act }: PartProps) {
  const language = useLanguage()
  const words = secondFactorWords[language]
  const [setUp, setSetUp] = useState<z.output<typeof begun>>()
  const [recovery, setRecovery] = useState<string[]>([])
  const [code, setCode] = useState('')
  const [title, field] = [useId(), useId()]

  async function begin(): Promise<void> {
    setRecovery([])
    setSetUp(begun.safeParse(await act('codes/options', 'POST')).data)
  }

  async function showRecovery(answer: Promise<unknown>): Promise<boolean> {
    const codes = shownOnce.safeParse(await answer).data?.recoveryCodes
    setRecovery(codes ?? [])
    return codes !== undefined
  }

  async function confirm(challenge: string): Promise<void> {
    if (await showRecovery(act('codes', 'POST', { challenge, code }))) setSetUp(undefined)
    setCode('')
  }

  return (
    <section className="account-security" aria-labelledby={title}>
      <h2 id={title}>{words.codes}</h2>
      <p>{security.hasCodes ? words.codesOn : words.codesOff}</p>
      {setUp && (
        <>
          <NewCodes secret={setUp.secret} address={setUp.address} reason="" />
          <label htmlFor={field}>{words.firstCode}</label>
          <input
            id={field}
            dir="ltr"
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            // The form around it is the account's.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Button disabled={isWorking} onClick={() => void confirm(setUp.challenge)}>
            {words.confirmCode}
          </Button>
        </>
      )}
      {recovery.length > 0 && (
        <div role="status">
          <p>{words.recoveryShown}</p>
          <ul className="recovery-codes" dir="ltr">
            {recovery.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {security.hasCodes && (
        <p>
          {words.recoveryLeft} {formatNumber(security.recoveryCodes, language)}
        </p>
      )}
      <p className="step-up-buttons">
        {!setUp && !security.hasCodes && (
          <Button disabled={isWorking} onClick={() => void begin()}>
            {words.setUp}
          </Button>
        )}
        {security.hasCodes && (
          <>
            <Button
              buttonStyle="secondary"
              disabled={isWorking}
              onClick={() => void showRecovery(act('recovery-codes', 'POST'))}
            >
              {words.newRecovery}
            </Button>
            <Button buttonStyle="secondary" disabled={isWorking} onClick={() => void act('codes', 'DELETE')}>
              {words.remove}
            </Button>
          </>
        )}
      </p>
    </section>
  )
}

function Sessions({ security, isWorking, act, account }: PartProps & { account: 'me' | number }) {
  const language = useLanguage()
  const words = secondFactorWords[language]
  const title = useId()
  const isOwn = account === 'me'
  const hasOthers = security.sessions.some(({ isThisOne }) => !isThisOne)
  return (
    <section className="account-security" aria-labelledby={title}>
      <h2 id={title}>{words.sessions}</h2>
      <ul>
        {security.sessions.map(({ id, browser, beganAt, isThisOne }) => {
          const name = browser ?? words.unknownBrowser
          return (
            <li key={id}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>
                {words.since} {formatGregorianMoment(beganAt, language, defaultTimeZone)}
                {isThisOne && ` · ${words.thisOne}`}
              </span>
              {!isThisOne && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  disabled={isWorking}
                  extraButtonProps={{ 'aria-label': words.endNamed.replace('{name}', name) }}
                  onClick={() => void act(`${account}/sessions/${id}`, 'DELETE')}
                >
                  {words.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {hasOthers && (
        <Button
          buttonStyle="secondary"
          disabled={isWorking}
          onClick={() => void act(`${account}/sessions`, 'DELETE')}
        >
          {isOwn ? words.endOthers : words.endAll}
        </Button>
      )}
      {!isOwn && (security.hasCodes || security.passkeys > 0) && (
        <>
          <p>{words.lostHelp}</p>
          <Button
            buttonStyle="secondary"
            disabled={isWorking}
            onClick={() => void act(`${account}/second-factors`, 'DELETE')}
          >
            {words.lost}
          </Button>
        </>
      )}
    </section>
  )
}
