'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState, type SyntheticEvent } from 'react'
import { formatNumber } from '../../languages/format.ts'
import type { DescribedOpening } from '../../procurement/openings/describe-opening.ts'
import type { HandedOver, SharesToOpen } from '../../sealing/hand-over.ts'
import type { HandedShare } from '../../sealing/open-share.ts'
import { useLanguage } from '../use-language.ts'
import { saveFile } from '../custodians/save-file.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { openingSchema } from './opening-schemas.ts'
import {
  archiveOfShares,
  fetchShares,
  keyOfFile,
  keyOfPasskey,
  NotHandedOver,
  openWithKey,
  takePasted,
} from './open-own-shares.ts'
import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'

interface HandInProps {
  opening: DescribedOpening
  onHandedIn: (opening: DescribedOpening) => void
}

/** A custodian opens the key and hands the shares over. What the key is never leaves this browser. */
export function HandIn({ opening, onHandedIn }: HandInProps) {
  const language = useLanguage()
  const words = custodianOpeningWords[language]
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  const [state, setState] = useState('')
  const [error, setError] = useState('')
  const [foreign, setForeign] = useState('')
  const fields = useId()
  const holder = opening.own?.holder ?? 'own'
  const isWorking = state !== ''

  async function work(act: (shares: SharesToOpen) => Promise<void>): Promise<void> {
    setState(words.working)
    setError('')
    try {
      await act(await fetchShares(opening, language, words, () => setState(words.notSigned)))
    } catch (fault) {
      const isSaid = fault instanceof NotHandedOver || (fault instanceof CallRefused && fault.message !== '')
      setError(isSaid ? fault.message : words.failure)
    }
    setState('')
  }

  async function send(shares: SharesToOpen, { handed, foreign: others }: HandedOver): Promise<void> {
    setForeign([...new Set(others.map(({ tender }) => tender ?? '?'))].join(', '))
    const { portionsOf, sealHanded } = await import('../../sealing/hand-over.ts')
    const post = async (portion: readonly HandedShare[]) => {
      const body = { shares: await sealHanded(shares.procurementKey, portion) }
      return callBackOffice(`/tenders/${opening.tender}/opening/shares`, openingSchema, language, { body })
    }
    const [last, ...earlier] = portionsOf(handed).toReversed()
    for (const portion of earlier) await post(portion)
    onHandedIn(await post(last ?? []))
  }

  const handIn = (event: SyntheticEvent) => {
    event.preventDefault()
    void work(async (shares) => {
      if (holder === 'own') return send(shares, await takePasted(shares, text, words))
      const key =
        holder === 'file' && file
          ? await keyOfFile(file, text, words)
          : await keyOfPasskey(opening.own?.wrapped ?? '', words)
      const of = formatNumber(shares.envelopes.length, language)
      const onOpened = (opened: number) => setState(words.progress(formatNumber(opened, language), of))
      return send(shares, await openWithKey(shares, key, words, onOpened))
    })
  }
  const download = () =>
    work(async (shares) => saveFile(`key-shares-${opening.tender}.tar`, await archiveOfShares(shares, words)))

  return (
    <form className="openings-hand-in" onSubmit={handIn} aria-labelledby={`${fields}title`}>
      <h3 id={`${fields}title`}>{words.handIn}</h3>
      <p>{words.willHandIn}</p>
      {holder === 'file' && (
        <>
          <label htmlFor={`${fields}file`}>{words.keyFile}</label>
          <input
            id={`${fields}file`}
            type="file"
            required
            onChange={(event) => setFile(event.target.files?.[0])}
          />
          <label htmlFor={`${fields}passphrase`}>{words.passphrase}</label>
          <input
            id={`${fields}passphrase`}
            dir="ltr"
            required
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      {holder === 'own' && (
        <>
          <Button buttonStyle="secondary" disabled={isWorking} onClick={() => void download()}>
            {words.download}
          </Button>
          <p>
            {words.command}{' '}
            <code dir="ltr">
              {`tar -xf key-shares-${opening.tender}.tar; for share in share-*.age; do age -d -i key.txt "$share"; done`}
            </code>
          </p>
          <label htmlFor={`${fields}opened`}>{words.paste}</label>
          <textarea
            id={`${fields}opened`}
            dir="ltr"
            rows={6}
            required
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
      {foreign !== '' && (
        <p role="alert" className="openings-error">
          {words.foreign} <bdi>{foreign}</bdi>
        </p>
      )}
      {error !== '' && (
        <p role="alert" className="openings-error">
          {error}
        </p>
      )}
      <p role="status">{state}</p>
      <Button type="submit" disabled={isWorking}>
        {holder === 'passkey' ? words.handInWithPasskey : words.handInNow}
      </Button>
    </form>
  )
}
