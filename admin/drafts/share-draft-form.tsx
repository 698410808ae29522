'use client'
import { Button, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { draftWords } from '../../languages/back-office/draft-words.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { useLanguage } from '../use-language.ts'
import { useDraftLinks, type DraftLink } from './use-draft-links.ts'

interface ShareDraftFormProps {
  kind: string
  /** 0 for what there is one of. */
  record: number
}

const spans = ['1', '7', '30'] as const

/** No form of its own: it stands inside the record's. */
export function ShareDraftForm({ kind, record }: ShareDraftFormProps) {
  const language = useLanguage()
  const words = draftWords[language]
  const { code } = useLocale()
  const { links, made, failure, isWorking, make, revoke } = useDraftLinks({ kind, record, language })
  const id = useId()
  const [days, setDays] = useState<string>('7')
  return (
    <div className="share-draft-form">
      <p>{words.lead}</p>
      <label htmlFor={`${id}-days`}>{words.days}</label>
      <select id={`${id}-days`} value={days} onChange={({ target }) => setDays(target.value)}>
        {spans.map((span) => (
          <option key={span} value={span}>
            {words.dayCount[span]}
          </option>
        ))}
      </select>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isWorking}
        onClick={() => void make(Number(days), code)}
      >
        {words.make}
      </Button>
      <p role="status">{isWorking ? words.working : ''}</p>
      {failure !== undefined && (
        <p role="alert" className="share-draft-failure">
          {failure || words.failed}
        </p>
      )}
      {made !== undefined && <MadeAddress key={made} address={made} />}
      <h4>{words.existing}</h4>
      {links === undefined ? (
        <p>{words.loading}</p>
      ) : links.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <LinkLine link={link} onRevoke={() => void revoke(link.id)} isWorking={isWorking} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The new address, which is never shown again. */
function MadeAddress({ address }: { address: string }) {
  const words = draftWords[useLanguage()]
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Where the browser forbids it, the address stands there to be copied by hand.
      () => setCopied(false),
    )
  return (
    <div className="share-draft-made">
      <label htmlFor={id}>{words.made}</label>
      <input
        id={id}
        type="text"
        readOnly
        dir="ltr"
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button buttonStyle="secondary" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status">{isCopied ? words.copied : words.onlyNow}</p>
    </div>
  )
}

interface LinkLineProps {
  link: DraftLink
  isWorking: boolean
  onRevoke: () => void
}

function LinkLine({ link, isWorking, onRevoke }: LinkLineProps) {
  const language = useLanguage()
  const words = draftWords[language]
  const until = words.until(formatGregorianMoment(link.endsAt, language, defaultTimeZone))
  return (
    <>
      <span>
        {until}
        {link.madeByName && ` · ${words.by(link.madeByName)}`}
        {link.revokedAt ? ` · ${words.revoked}` : link.hasEnded ? ` · ${words.ended}` : ''}
      </span>
      {!link.revokedAt && !link.hasEnded && (
        <Button buttonStyle="secondary" size="small" disabled={isWorking} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </>
  )
}
