'use client'
import { Button } from '@payloadcms/ui'
import { useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { passkeySignInWords } from '../../languages/back-office/passkey-words.ts'
import { useLanguage } from '../use-language.ts'
import { readRefusal } from '../refusals.ts'
import { serverAway } from '../../languages/back-office/failure-words.ts'
import { sign, wasDeclined } from './sign.ts'
import './step-up.css'

const asked = z.object({ challenge: z.string(), rpId: z.string() })

/** Below the form of the sign-in: with a passkey instead, where the browser can. */
export function PasskeySignIn() {
  const language = useLanguage()
  const words = passkeySignInWords[language]
  // The server does not know what the browser can.
  const canSign = useSyncExternalStore(never, canUsePasskeys, () => false)
  const [error, setError] = useState<string>()
  if (!canSign) return null

  async function post(path: string, body: object): Promise<Response> {
    return fetch(`/cms-api/users/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    })
  }

  async function signIn(): Promise<void> {
    setError(undefined)
    try {
      const response = await post('passkey-challenge', {})
      if (!response.ok) return setError(await readRefusal(response))
      const question = asked.parse(await response.json())
      const passkey = await sign({ ...question, passkeys: [] })
      const answer = await post('passkey-login', { challenge: question.challenge, passkey })
      if (!answer.ok) return setError((await readRefusal(answer)) || serverAway[language])
      window.location.assign(wantedPage())
    } catch (failure) {
      setError(wasDeclined(failure) ? words.notSigned : serverAway[language])
    }
  }

  return (
    <div className="passkey-sign-in">
      <Button buttonStyle="secondary" size="large" onClick={() => void signIn()}>
        {words.withPasskey}
      </Button>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  )
}

/** What the browser can does not change. */
function never(): () => void {
  return () => undefined
}

function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** The page of the back office from which somebody was sent to the sign-in; none of another site. */
function wantedPage(): string {
  const wanted = new URLSearchParams(window.location.search).get('redirect') ?? ''
  const { origin, pathname, search } = new URL(wanted || '/admin', window.location.origin)
  return origin === window.location.origin && pathname.startsWith('/admin')
    ? `${pathname}${search}`
    : '/admin'
}
