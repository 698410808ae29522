'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { languageCodes, languages, type Language } from '../../languages/languages.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { serverAway } from '../../languages/back-office/failure-words.ts'
import '../step-up/step-up.css'
import { useLanguage } from '../use-language.ts'
import { enterWords } from '../../languages/back-office/enter-words.ts'

const linkSchema = z.object({
  purpose: z.enum(['invitation', 'recovery']),
  language: z.enum(languageCodes),
  name: z.string(),
  email: z.string(),
})

type Link = z.output<typeof linkSchema>

/** The page at a link to an account: whose it is, and with what they are going to sign in. */
export function EnterByLink() {
  const own = useLanguage()
  const token = useSyncExternalStore(never, tokenOfAddress, () => undefined)
  const [link, setLink] = useState<Link>()
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (!token) return undefined
    const leaving = new AbortController()
    const load = async () => {
      try {
        const answer = await call('link', { token }, own, leaving.signal)
        if (!leaving.signal.aborted) setLink(linkSchema.parse(answer))
      } catch (failure) {
        if (!leaving.signal.aborted) setError(messageOf(failure, own))
      }
    }
    void load()
    return () => leaving.abort()
  }, [token, own])

  if (link && token) return <Choice link={link} token={token} />
  const words = enterWords[own]
  const refused = token === '' ? words.noLink : error
  return (
    <div className="enter">
      <h1>{words.invitation}</h1>
      {refused === undefined ? <p role="status">{words.working}</p> : <p role="alert">{refused}</p>}
      {refused !== undefined && <a href="/admin/login">{words.toSignIn}</a>}
    </div>
  )
}

function Choice({ link, token }: { link: Link; token: string }) {
  const { language, purpose, name, email } = link
  const words = enterWords[language]
  const canSign = useSyncExternalStore(never, canUsePasskeys, () => false)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const [isChosen, setChosen] = useState(false)
  const [field, hint] = [useId(), useId()]

  async function enter(choose: () => Promise<void>): Promise<void> {
    setWorking(true)
    setError(undefined)
    try {
      await choose()
      // The back office goes on in the language of the link.
      document.cookie = `payload-lng=${language}; path=/; max-age=31536000; samesite=lax`
      window.location.assign('/admin')
    } catch (failure) {
      setError(messageOf(failure, language))
      setWorking(false)
    }
  }

  async function withPassword(): Promise<void> {
    // Once the link is used, only the second step of the sign-in is tried again.
    if (!isChosen) await call('link-password', { token, password }, language)
    setChosen(true)
    await call('login', { email, password }, language)
  }

  async function withPasskey(): Promise<void> {
    const asked = z.object({ challenge: z.string(), options: z.custom<CreationOptions>(isObject) })
    const { challenge, options } = asked.parse(await call('link-passkey-options', { token }, language))
    const { startRegistration } = await import('@simplewebauthn/browser')
    const passkey = await startRegistration({ optionsJSON: options })
    await call('link-passkey', { token, challenge, label: words.passkeyName, passkey }, language)
  }

  return (
    <div className="enter" lang={language} dir={languages[language].direction}>
      <h1>{words[purpose]}</h1>
      <p>
        {words.account}: <bdi>{name}</bdi> (<bdi dir="ltr">{email}</bdi>)
      </p>
      <p>{purpose === 'invitation' ? words.leadInvitation : words.leadRecovery}</p>
      {canSign && !isChosen && (
        <section>
          <h2>{words.passkey}</h2>
          <p>{words.passkeyHint}</p>
          <Button disabled={isWorking} onClick={() => void enter(withPasskey)}>
            {words.choosePasskey}
          </Button>
        </section>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void enter(withPassword)
        }}
      >
        <h2>{words.or}</h2>
        <label htmlFor={field}>{words.password}</label>
        <input hidden type="email" autoComplete="username" readOnly value={email} />
        <input
          id={field}
          type="password"
          dir="ltr"
          required
          autoComplete="new-password"
          aria-describedby={hint}
          readOnly={isChosen}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id={hint}>{words.passwordHint}</p>
        <Button type="submit" disabled={isWorking} {...(canSign && { buttonStyle: 'secondary' })}>
          {isWorking ? words.working : words.choosePassword}
        </Button>
      </form>
      {error !== undefined && (
        <p role="alert" className="step-up-error">
          {error}
        </p>
      )}
    </div>
  )
}

function call(path: string, body: object, language: Language, signal?: AbortSignal): Promise<unknown> {
  return callBackOffice(`/users/${path}`, z.unknown(), language, { body, signal })
}

function messageOf(failure: unknown, language: Language): string {
  if (failure instanceof CallRefused && failure.message) return failure.message
  const isDeclined = failure instanceof Error && failure.name === 'NotAllowedError'
  return isDeclined ? enterWords[language].notMade : serverAway[language]
}

/** What the server made for the browser, which looks at it itself. */
type CreationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON']

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function tokenOfAddress(): string {
  return window.location.hash.slice(1)
}

/** Neither the address nor what the browser can changes. */
function never(): () => void {
  return () => undefined
}

function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}
