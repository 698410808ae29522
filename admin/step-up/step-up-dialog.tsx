'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useLanguage } from '../use-language.ts'
import { readRefusal } from '../refusals.ts'
import type { ApprovalRequest } from './approval-request.ts'
import { describeAct } from './describe-act.ts'
import { Dialog } from './dialog.tsx'
import { serverAway } from '../../languages/back-office/failure-words.ts'
import { sign, wasDeclined } from './sign.ts'
import { stepUpWords } from '../../languages/back-office/step-up-words.ts'

interface StepUpDialogProps {
  request: ApprovalRequest
  /** With the challenge, once it is approved. */
  answer: (challenge: string | undefined) => void
}

/** Says what is about to be done, and asks for a passkey or the password. */
export function StepUpDialog({ request, answer }: StepUpDialogProps) {
  const language = useLanguage()
  const words = stepUpWords[language]
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const field = useId()
  const { sentence, facts } = describeAct(request.act, language)
  const canSign = typeof PublicKeyCredential !== 'undefined'

  async function confirm(): Promise<void> {
    setWorking(true)
    setError(undefined)
    const refused = await approve(request, password, language)
    setWorking(false)
    if (refused === undefined) answer(request.challenge)
    else setError(refused || serverAway[language])
  }

  return (
    <Dialog title={words.title} onCancel={() => answer(undefined)} onSubmit={() => void confirm()}>
      <p className="step-up-act">{sentence}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {request.again && <p>{words.again}</p>}
      {request.method === 'password' && (
        <>
          <label htmlFor={field}>{words.password}</label>
          <input
            id={field}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      {request.method === 'passkey' && <p>{canSign ? words.withPasskey : words.cannotSign}</p>}
      {request.method === 'none' && (
        <p>
          {words.passkeyNeeded} <a href="/admin/account">{words.toAccount}</a>
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className="step-up-error">
          {error}
        </p>
      )}
      <p className="step-up-buttons">
        {request.method !== 'none' && (
          <Button type="submit" disabled={isWorking || (request.method === 'passkey' && !canSign)}>
            {isWorking ? words.working : words.confirm}
          </Button>
        )}
        <Button buttonStyle="secondary" type="button" onClick={() => answer(undefined)}>
          {words.cancel}
        </Button>
      </p>
    </Dialog>
  )
}

/** @returns what was refused, in words; an empty text when nobody answered; nothing when it is approved */
async function approve(
  request: ApprovalRequest,
  password: string,
  language: keyof typeof stepUpWords,
): Promise<string | undefined> {
  const { challenge } = request
  try {
    const body =
      request.method === 'passkey' ? { challenge, passkey: await sign(request) } : { challenge, password }
    const response = await fetch('/cms-api/step-up/approve', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    })
    return response.ok ? undefined : await readRefusal(response)
  } catch (error) {
    if (wasDeclined(error)) return stepUpWords[language].notSigned
    return ''
  }
}
