'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { Fragment, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { formerVersionWords } from '../../languages/back-office/former-version-words.ts'
import { wordsOfUses } from '../../languages/back-office/words-of-uses.ts'
import type { UsesOfRecord } from '../../payload/uses-of-record.ts'
import { callBackOffice } from '../call-back-office.ts'
import { useLanguage } from '../use-language.ts'
import './used-in.css'

const uses = z.array(
  z.object({
    title: z.nullable(z.string()),
    kind: z.string(),
    address: z.string(),
    isPublished: z.boolean(),
  }),
)
const schema: z.ZodMiniType<UsesOfRecord> = z.object({
  canBeUsed: z.boolean(),
  uses,
  total: z.number(),
  holding: uses,
})

/** Beside a form: the records that refer to this one, show it or link to it. Read after the form, which does not wait for it. */
export function UsedIn() {
  const { id: known, collectionSlug } = useDocumentInfo()
  // Of one of several files that are uploaded at once Payload says that its id is null.
  const id = known ?? undefined
  const language = useLanguage()
  const words = wordsOfUses[language]
  const [found, setFound] = useState<UsesOfRecord | 'failed'>()
  useEffect(() => {
    if (id === undefined || !collectionSlug) return undefined
    const leaving = new AbortController()
    callBackOffice(`/uses/${collectionSlug}/${id}`, schema, language, { signal: leaving.signal }).then(
      setFound,
      () => {
        if (!leaving.signal.aborted) setFound('failed')
      },
    )
    return () => leaving.abort()
  }, [id, collectionSlug, language])
  if (id === undefined || (typeof found === 'object' && !found.canBeUsed)) return null
  if (found === undefined || found === 'failed') {
    return (
      <section className="used-in">
        <p role="status">{found === undefined ? words.reading : words.failed}</p>
      </section>
    )
  }
  const isFile = collectionSlug === 'media' || collectionSlug === 'documents'
  return (
    <section className="used-in">
      <h2>{found.total > 0 ? words.usedIn : words.usedNowhere}</h2>
      {found.total > 0 && (
        <ul>
          {found.uses.map((use) => (
            <li key={use.address}>
              <NamedUse {...use} />
              {use.title !== null && ` (${use.isPublished ? use.kind : `${use.kind}, ${words.draft}`})`}
            </li>
          ))}
          {found.total > found.uses.length && <li>{words.more(found.total - found.uses.length)}</li>}
        </ul>
      )}
      {isFile && found.total > 0 && <p>{words.replacedEverywhere}</p>}
      {found.holding.length > 0 && (
        <p>
          {formerVersionWords[language].stillPublic}{' '}
          {found.holding.map((use, place) => (
            <Fragment key={use.address}>
              {place > 0 && words.between}
              <NamedUse {...use} />
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

function NamedUse({ title, kind, address }: UsesOfRecord['uses'][number]) {
  if (title === null) return kind
  return (
    <a href={address}>
      <bdi>{title}</bdi>
    </a>
  )
}
