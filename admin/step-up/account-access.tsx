'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { useLanguage } from '../use-language.ts'
import { accessWords } from '../../languages/back-office/account-access-words.ts'
import type { Security, useSecurity } from './use-security.ts'

const shownOnce = z.object({ link: z.string() })

interface AccessProps {
  security: Security
  isWorking: boolean
  act: ReturnType<typeof useSecurity>['act']
  account: 'me' | number
}

/** How somebody gets into their account: for the first time by an invitation, and again by a recovery. */
export function AccountAccess(props: AccessProps) {
  const { security, act, account } = props
  const [link, setLink] = useState<string>()

  async function call(path: string, method: 'POST' | 'DELETE'): Promise<void> {
    setLink(undefined)
    setLink(shownOnce.safeParse(await act(`${account}/${path}`, method)).data?.link)
  }

  if (account === 'me') return security.recovery.begun ? <OwnRecovery {...props} call={call} /> : null
  return (
    <>
      {security.invitation ? (
        <Invitation {...props} call={call} invitation={security.invitation} />
      ) : (
        <Recovery {...props} call={call} />
      )}
      {link !== undefined && <LinkShownOnce link={link} />}
    </>
  )
}

type PartProps = Omit<AccessProps, 'act'> & {
  call: (path: string, method: 'POST' | 'DELETE') => Promise<void>
}

function Invitation({
  security,
  invitation,
  isWorking,
  call,
}: PartProps & { invitation: NonNullable<Security['invitation']> }) {
  const language = useLanguage()
  const words = accessWords[language]
  const { state, expiresAt } = invitation
  const { sendsMail } = security
  const isOpen = state === 'open' && expiresAt !== null
  return (
    <Section title={words.invitation}>
      {isOpen ? (
        <p>
          {sendsMail ? words.open : words.openWithoutMail} <Moment at={expiresAt} />.
        </p>
      ) : (
        <p>{state === 'expired' ? words.expired : words.ended}</p>
      )}
      {!sendsMail && <p>{words.none}</p>}
      <p className="step-up-buttons">
        <Button disabled={isWorking} onClick={() => void call('invitation', 'POST')}>
          {sendsMail ? words.send : words.show}
        </Button>
        {isOpen && (
          <Button
            buttonStyle="secondary"
            disabled={isWorking}
            onClick={() => void call('invitation', 'DELETE')}
          >
            {words.withdraw}
          </Button>
        )}
      </p>
    </Section>
  )
}

function Recovery({ security, isWorking, call }: PartProps) {
  const words = accessWords[useLanguage()]
  const { savedDocumentData } = useDocumentInfo()
  const { begun, isPossible, linkUntil } = security.recovery
  const email = typeof savedDocumentData?.email === 'string' ? savedDocumentData.email : 'name@example.org'
  return (
    <Section title={words.recovery}>
      {linkUntil !== null && (
        <p>
          {words.linkSent} <Moment at={linkUntil} />.
        </p>
      )}
      {begun && <Begun begun={begun} />}
      {!begun && isPossible && <p>{words.recoveryHelp}</p>}
      {!begun && !isPossible && (
        <>
          <p>{words.recoveryCommand}</p>
          <pre dir="ltr" className="account-command">
            <code>{`npm run create-administrator -- --email ${email} --reset-password`}</code>
          </pre>
        </>
      )}
      <p className="step-up-buttons">
        {!begun && isPossible && (
          <Button buttonStyle="secondary" disabled={isWorking} onClick={() => void call('recovery', 'POST')}>
            {words.begin}
          </Button>
        )}
        {begun?.isConfirmable && (
          <Button disabled={isWorking} onClick={() => void call('recovery/confirm', 'POST')}>
            {words.confirm}
          </Button>
        )}
        {(begun !== null || linkUntil !== null) && (
          <Button
            buttonStyle="secondary"
            disabled={isWorking}
            onClick={() => void call('recovery', 'DELETE')}
          >
            {words.withdrawRecovery}
          </Button>
        )}
      </p>
    </Section>
  )
}

function Begun({ begun }: { begun: NonNullable<Security['recovery']['begun']> }) {
  const words = accessWords[useLanguage()]
  return (
    <p>
      {words.begun} <Moment at={begun.at} />. {begun.byMe && `${words.byYou} `}
      {!begun.isConfirmable && (
        <>
          {words.confirmableFrom} <Moment at={begun.confirmableFrom} />.{' '}
        </>
      )}
      {words.lapses} <Moment at={begun.expiresAt} />.
    </p>
  )
}

function OwnRecovery({ isWorking, call }: PartProps) {
  const words = accessWords[useLanguage()]
  return (
    <Section title={words.recovery}>
      <p role="alert">{words.ofYou}</p>
      <Button disabled={isWorking} onClick={() => void call('recovery', 'DELETE')}>
        {words.withdrawRecovery}
      </Button>
    </Section>
  )
}

function LinkShownOnce({ link }: { link: string }) {
  const words = accessWords[useLanguage()]
  const field = useId()
  return (
    <div className="account-security">
      <label htmlFor={field}>{words.link}</label>
      <input id={field} dir="ltr" readOnly value={link} onFocus={(event) => event.target.select()} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="account-security" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatGregorianMoment(at, useLanguage(), defaultTimeZone)}</time>
}
