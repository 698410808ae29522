'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { useLanguage } from '../use-language.ts'
import { readRefusal } from '../refusals.ts'
import { serverAway } from '../../languages/back-office/failure-words.ts'
import { passkeyWords } from '../../languages/back-office/passkey-words.ts'
import './step-up.css'

const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), label: z.string(), registeredAt: z.string(), usedAt: z.nullable(z.string()) }),
  ),
})

type OwnPasskeys = z.output<typeof passkeysSchema>['passkeys']

const address = '/cms-api/step-up/passkeys'

class Refused extends Error {}

/** A person's own passkeys: which they have, adding one, and removing one. */
export function Passkeys() {
  const language = useLanguage()
  const words = passkeyWords[language]
  const [passkeys, setPasskeys] = useState<OwnPasskeys>()
  const [label, setLabel] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const [title, field] = [useId(), useId()]
  const canRegister = typeof PublicKeyCredential !== 'undefined'

  async function change(act: () => Promise<OwnPasskeys>): Promise<void> {
    setWorking(true)
    setError(undefined)
    try {
      setPasskeys(await act())
      setLabel('')
    } catch (failure) {
      setError(failure instanceof Refused ? failure.message : nameOf(failure, language))
    }
    setWorking(false)
  }

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const loaded = await call('', language, { signal: leaving.signal })
        if (!leaving.signal.aborted) setPasskeys(passkeysSchema.parse(loaded).passkeys)
      } catch {
        if (!leaving.signal.aborted) setError(serverAway[language])
      }
    }
    void load()
    return () => leaving.abort()
  }, [language])

  const moment = (at: string) => formatGregorianMoment(at, language, defaultTimeZone)
  return (
    <section className="account-security" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p>{words.explanation}</p>
      {passkeys?.length === 0 && <p>{words.none}</p>}
      <ul>
        {passkeys?.map(({ id, label: name, registeredAt, usedAt }) => (
          <li key={id}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span>
              {words.registered} {moment(registeredAt)}
              {usedAt !== null && ` · ${words.used} ${moment(usedAt)}`}
            </span>
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={isWorking}
              extraButtonProps={{ 'aria-label': words.removeNamed(name) }}
              onClick={() => void change(() => remove(id, language))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {canRegister ? (
        <div className="account-security-new">
          <label htmlFor={field}>{words.label}</label>
          <input
            id={field}
            value={label}
            maxLength={60}
            onChange={(event) => setLabel(event.target.value)}
            // The form around it is the account's.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Button
            disabled={isWorking || passkeys === undefined}
            onClick={() => void change(() => register(label.trim() || words.defaultLabel, language))}
          >
            {isWorking ? words.working : words.add}
          </Button>
        </div>
      ) : (
        <p>{words.cannotSign}</p>
      )}
      {error !== undefined && (
        <p role="alert" className="step-up-error">
          {error}
        </p>
      )}
    </section>
  )
}

async function register(label: string, language: keyof typeof passkeyWords): Promise<OwnPasskeys> {
  const optionsSchema = z.object({ challenge: z.string(), options: z.custom<CreationOptions>(isObject) })
  const { challenge, options } = optionsSchema.parse(await call('/options', language, { method: 'POST' }))
  const { startRegistration } = await import('@simplewebauthn/browser')
  const passkey = await startRegistration({ optionsJSON: options })
  const added = await call('', language, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ challenge, label, passkey }),
  })
  return passkeysSchema.parse(added).passkeys
}

async function remove(id: string, language: keyof typeof passkeyWords): Promise<OwnPasskeys> {
  return passkeysSchema.parse(await call(`/${id}`, language, { method: 'DELETE' })).passkeys
}

async function call(path: string, language: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    ...options,
    credentials: 'same-origin',
    headers: { ...options.headers, 'Accept-Language': language },
  })
  if (response.ok) return response.json()
  throw new Refused(await readRefusal(response))
}

/** What the server made for the browser, which looks at it itself. */
type CreationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON']

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function nameOf(failure: unknown, language: keyof typeof passkeyWords): string {
  const words = passkeyWords[language]
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'NotAllowedError') return words.notMade
  return name === 'InvalidStateError' ? words.hasOne : serverAway[language]
}
