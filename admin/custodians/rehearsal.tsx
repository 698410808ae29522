'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { fromBase64 } from '../../proofs/bytes.ts'
import type { CustodianKey } from '../../sealing/identity-files.ts'
import { useLanguage } from '../use-language.ts'
import { callBackOffice } from '../call-back-office.ts'
import { rehearsalSchema, type GivenRehearsal } from './custodian-schemas.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { saveFile } from './save-file.ts'
import { faultInWords } from './use-custodians.ts'

interface RehearsalProps {
  /** Number of the tender. */
  tender: number
  /** Sends what was opened. @returns whether it was right */
  answer: (text: string) => Promise<boolean>
  cancel: () => void
}

type Words = (typeof custodianWords)['en']

/** What was opened is none of this tender's rehearsals, or nothing was opened, in the words of the page. */
class NotOpened extends Error {}

/** Opens what the server has sealed to the person's key, in this browser, and answers with it. */
export function Rehearsal({ tender, answer, cancel }: RehearsalProps) {
  const language = useLanguage()
  const words = custodianWords[language]
  const [given, setGiven] = useState<GivenRehearsal>()
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const fields = useId()
  useEffect(() => {
    const leaving = new AbortController()
    const start = async () => {
      try {
        const started = await callBackOffice(`/tenders/${tender}/rehearsal`, rehearsalSchema, language, {
          ...{ method: 'POST', signal: leaving.signal },
        })
        if (!leaving.signal.aborted) setGiven(started)
      } catch (fault) {
        if (!leaving.signal.aborted) setError(faultInWords(fault, language))
      }
    }
    void start()
    return () => leaving.abort()
  }, [tender, language])

  async function work(opens: (rehearsal: GivenRehearsal) => Promise<string>): Promise<void> {
    if (!given) return
    setWorking(true)
    setError(undefined)
    try {
      await answer(await opens(given))
    } catch (fault) {
      setError(fault instanceof NotOpened ? fault.message : words.notOpened)
    }
    setWorking(false)
  }

  const openFile = () =>
    work(async (rehearsal) => {
      const { openIdentityFile } = await import('../../sealing/identity-files.ts')
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
      let key: CustodianKey
      try {
        key = await openIdentityFile(bytes, text)
      } catch (fault) {
        const isWrong = fault instanceof Error && fault.message === 'wrong passphrase'
        throw new NotOpened(isWrong ? words.wrongPassphrase : words.noIdentity, { cause: fault })
      }
      return openWith(key, rehearsal, words)
    })

  const openPasskey = () =>
    work(async (rehearsal) => {
      const { openIdentityWithPasskey } = await import('../../sealing/passkey-identities.ts')
      return openWith(
        await openIdentityWithPasskey(fromBase64(rehearsal.key.wrapped ?? '')),
        rehearsal,
        words,
      )
    })

  const takeOwn = () => work((rehearsal) => requireOwn(text, rehearsal, words))

  return (
    <div className="custodians-rehearsal">
      <p>{words.rehearseHint}</p>
      {!given && error === undefined && <p role="status">{words.working}</p>}
      {given?.key.holder === 'file' && (
        <>
          <label htmlFor={`${fields}file`}>{words.keyFile}</label>
          <input id={`${fields}file`} type="file" onChange={(event) => setFile(event.target.files?.[0])} />
          <label htmlFor={`${fields}passphrase`}>{words.passphrase}</label>
          <input
            id={`${fields}passphrase`}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      {given?.key.holder === 'own' && (
        <>
          <Button buttonStyle="secondary" onClick={() => saveFile('rehearsal.age', fromBase64(given.sealed))}>
            {words.sealedFile}
          </Button>
          <p>
            {words.command} <code dir="ltr">age --decrypt -i key.txt rehearsal.age</code>
          </p>
          <label htmlFor={`${fields}opened`}>{words.opened}</label>
          <textarea
            id={`${fields}opened`}
            dir="ltr"
            rows={3}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="custodians-error">
          {error}
        </p>
      )}
      <div className="custodians-actions">
        {given?.key.holder === 'file' && (
          <Button disabled={isWorking || !file || text === ''} onClick={() => void openFile()}>
            {isWorking ? words.working : words.open}
          </Button>
        )}
        {given?.key.holder === 'passkey' && (
          <Button disabled={isWorking} onClick={() => void openPasskey()}>
            {isWorking ? words.working : words.openWithPasskey}
          </Button>
        )}
        {given?.key.holder === 'own' && (
          <Button disabled={isWorking || text.trim() === ''} onClick={() => void takeOwn()}>
            {isWorking ? words.working : words.answer}
          </Button>
        )}
        <Button buttonStyle="secondary" disabled={isWorking} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/** The key stays here: what leaves the browser begins as a rehearsal of this tender does. */
async function openWith(
  { identity, recipient }: CustodianKey,
  { key, sealed, tender }: GivenRehearsal,
  words: Words,
): Promise<string> {
  if (recipient !== key.recipient) throw new NotOpened(words.otherKey)
  const { openRehearsal, RehearsalError } = await import('../../sealing/rehearsal.ts')
  try {
    return await openRehearsal(fromBase64(sealed), identity, tender)
  } catch (fault) {
    throw new NotOpened(fault instanceof RehearsalError ? words.notRehearsal : words.notOpened, {
      cause: fault,
    })
  }
}

async function requireOwn(text: string, { tender }: GivenRehearsal, words: Words): Promise<string> {
  const { requireRehearsal } = await import('../../sealing/rehearsal.ts')
  try {
    return requireRehearsal(text.trimStart(), tender)
  } catch (fault) {
    throw new NotOpened(words.notRehearsal, { cause: fault })
  }
}
