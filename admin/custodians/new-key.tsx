'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { toBase64 } from '../../proofs/bytes.ts'
import { keyHolders, type KeyHolder } from '../../procurement/custodians/key-holders.ts'
import { useLanguage } from '../use-language.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { saveFile } from './save-file.ts'

interface NewKeyProps {
  /** Registers the public half. @returns whether it was done */
  register: (given: object) => Promise<boolean>
}

/** A key that stands in this page until its file is saved. */
interface MadeKey {
  recipient: string
  file: Uint8Array
  passphrase: string
}

/** Makes a key in this browser, or takes the public half of one's own, and registers it. */
export function NewKey({ register }: NewKeyProps) {
  const words = custodianWords[useLanguage()]
  const [holder, setHolder] = useState<KeyHolder>('file')
  const [label, setLabel] = useState('')
  const [made, setMade] = useState<MadeKey>()
  const [given, setGiven] = useState('')
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const title = useId()
  const fields = useId()

  async function work(act: () => Promise<string | undefined>): Promise<void> {
    setWorking(true)
    setError(undefined)
    try {
      setError(await act())
    } catch {
      setError(words.failure)
    }
    setWorking(false)
  }

  async function finish(recipient: string, wrapped: string | null = null): Promise<undefined> {
    if (await register({ label: label.trim(), recipient, holder, wrapped })) {
      setMade(undefined)
      setGiven('')
      setLabel('')
    }
    return undefined
  }

  const makeFile = () =>
    work(async () => {
      const { makeCustodianKey, makePassphrase, sealIdentity } =
        await import('../../sealing/identity-files.ts')
      const key = await makeCustodianKey()
      const passphrase = makePassphrase()
      setMade({ recipient: key.recipient, passphrase, file: await sealIdentity(key, label, passphrase) })
      return undefined
    })

  // That the file opens is seen before anybody is appointed with its key.
  const registerFile = ({ file, recipient }: MadeKey) =>
    work(async () => {
      const { openIdentityFile } = await import('../../sealing/identity-files.ts')
      try {
        await openIdentityFile(file, given)
      } catch {
        return words.wrongPassphrase
      }
      return finish(recipient)
    })

  const registerPasskey = () =>
    work(async () => {
      const { makeCustodianKey } = await import('../../sealing/identity-files.ts')
      const { makePasskey, sealIdentityToPasskey } = await import('../../sealing/passkey-identities.ts')
      const key = await makeCustodianKey()
      let file: Uint8Array
      try {
        file = await sealIdentityToPasskey(key, label, undefined, await makePasskey(label))
      } catch {
        return words.passkeyFailed
      }
      saveFile(fileName(label), file)
      return finish(key.recipient, toBase64(file))
    })

  const hasLabel = label.trim() !== ''
  return (
    <section aria-labelledby={title} className="custodians-item custodians-new">
      <h2 id={title}>{words.newKey}</h2>
      <label htmlFor={`${fields}label`}>{words.label}</label>
      <input
        id={`${fields}label`}
        value={label}
        maxLength={80}
        disabled={made !== undefined}
        aria-describedby={`${fields}hint`}
        onChange={(event) => setLabel(event.target.value)}
      />
      <p id={`${fields}hint`}>{words.labelHint}</p>
      <fieldset disabled={made !== undefined}>
        <legend>{words.howHeld}</legend>
        {keyHolders.map((one) => (
          <label key={one} className="custodians-choice">
            <input
              type="radio"
              name={`${fields}holder`}
              checked={holder === one}
              onChange={() => {
                setHolder(one)
                setGiven('')
                setError(undefined)
              }}
            />
            <span>
              <strong>{words.holder[one]}</strong> {words.holderHint[one]}
            </span>
          </label>
        ))}
      </fieldset>
      {holder === 'file' && !made && (
        <Button disabled={isWorking || !hasLabel} onClick={() => void makeFile()}>
          {isWorking ? words.working : words.make}
        </Button>
      )}
      {made && (
        <>
          <p role="status">{words.madeFile}</p>
          <dl>
            <div>
              <dt>{words.passphrase}</dt>
              <dd>
                <code dir="ltr" className="custodians-passphrase">
                  {made.passphrase}
                </code>
              </dd>
            </div>
          </dl>
          <Button buttonStyle="secondary" onClick={() => saveFile(fileName(label), made.file)}>
            {words.saveFile}
          </Button>
          <label htmlFor={`${fields}passphrase`}>{words.typePassphrase}</label>
          <input
            id={`${fields}passphrase`}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
          <div className="custodians-actions">
            <Button disabled={isWorking || given === ''} onClick={() => void registerFile(made)}>
              {isWorking ? words.working : words.register}
            </Button>
            <Button buttonStyle="secondary" disabled={isWorking} onClick={() => setMade(undefined)}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
      {holder === 'passkey' && (
        <Button disabled={isWorking || !hasLabel} onClick={() => void registerPasskey()}>
          {isWorking ? words.working : words.register}
        </Button>
      )}
      {holder === 'own' && (
        <>
          <label htmlFor={`${fields}recipient`}>{words.recipient}</label>
          <textarea
            id={`${fields}recipient`}
            dir="ltr"
            rows={3}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${fields}recipient-hint`}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
          <p id={`${fields}recipient-hint`}>{words.recipientHint}</p>
          <Button
            disabled={isWorking || !hasLabel || given.trim() === ''}
            onClick={() => void work(() => finish(given.trim()))}
          >
            {isWorking ? words.working : words.register}
          </Button>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="custodians-error">
          {error}
        </p>
      )}
    </section>
  )
}

function fileName(label: string): string {
  return `${label.trim().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-') || 'custodian'}.key.age`
}
