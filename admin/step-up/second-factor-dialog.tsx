'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useLanguage } from '../use-language.ts'
import type { SecondFactorRequest } from './approval-request.ts'
import { Dialog } from './dialog.tsx'
import { serverAway } from '../../languages/back-office/failure-words.ts'
import { NewCodes } from './new-codes.tsx'
import { secondFactorWords } from '../../languages/back-office/second-factor-words.ts'
import { sign, wasDeclined } from './sign.ts'

interface SecondFactorDialogProps {
  request: SecondFactorRequest
  /** With what is sent beside the next try to sign in; with nothing when the person gives up. */
  answer: (answer: string | undefined) => void
}

/** Asks whoever signs in, and whose password is right, for a code or a passkey; sets codes up where one is demanded. */
export function SecondFactorDialog({ request, answer }: SecondFactorDialogProps) {
  const language = useLanguage()
  const words = secondFactorWords[language]
  const [code, setCode] = useState('')
  const [error, setError] = useState(request.again ? words.wrong : undefined)
  const field = useId()
  const { challenge, passkeys, hasCodes, setUp } = request
  const takesCode = hasCodes || setUp !== null
  const canSign = passkeys.length > 0 && typeof PublicKeyCredential !== 'undefined'

  async function byPasskey(): Promise<void> {
    setError(undefined)
    try {
      answer(encode({ challenge, passkey: await sign(request) }))
    } catch (failure) {
      setError(wasDeclined(failure) ? words.notSigned : serverAway[language])
    }
  }

  return (
    <Dialog
      title={words.title}
      onCancel={() => answer(undefined)}
      onSubmit={() => (takesCode ? answer(encode({ challenge, code })) : void byPasskey())}
    >
      {setUp && <NewCodes {...setUp} reason={words.demanded} />}
      {takesCode && (
        <>
          <label htmlFor={field}>{setUp ? words.firstCode : words.code}</label>
          <input
            id={field}
            dir="ltr"
            autoComplete="one-time-code"
            required
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      )}
      {!takesCode && !canSign && <p>{words.cannotSign}</p>}
      {error !== undefined && (
        <p role="alert" className="step-up-error">
          {error}
        </p>
      )}
      <p className="step-up-buttons">
        {takesCode && <Button type="submit">{words.signIn}</Button>}
        {canSign && (
          <Button
            type="button"
            {...(takesCode && { buttonStyle: 'secondary' })}
            onClick={() => void byPasskey()}
          >
            {words.withPasskey}
          </Button>
        )}
        <Button buttonStyle="secondary" type="button" onClick={() => answer(undefined)}>
          {words.cancel}
        </Button>
      </p>
    </Dialog>
  )
}

function encode(given: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(given))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
