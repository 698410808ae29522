'use client'
import { Button, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { commentWords } from '../../languages/back-office/comment-words.ts'
import { formatGregorianDateAndTime, formatNumber } from '../../languages/format.ts'
import { isLanguage, languageCodes, languages, type Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { Comment } from '../../model/comments/comments.ts'
import type { CommentsOfRecord } from '../../model/comments/endpoints.ts'
import { CallRefused, callBackOffice } from '../call-back-office.ts'
import { useLanguage } from '../use-language.ts'
import './comments.css'
import { fieldElement, focusField, markFields } from './fields-of-form.ts'
import { NewComment } from './new-comment.tsx'

const schema: z.ZodMiniType<CommentsOfRecord> = z.object({
  fields: z.array(z.object({ path: z.string(), label: z.string(), isLocalized: z.boolean() })),
  comments: z.array(
    z.object({
      id: z.number(),
      field: z.string(),
      language: z.nullable(z.enum(languageCodes)),
      text: z.string(),
      author: z.string(),
      addressee: z.nullable(z.string()),
      writtenAt: z.string(),
      resolved: z.nullable(z.object({ at: z.string(), by: z.string() })),
    }),
  ),
})

/** Beside a form: what colleagues say of its fields, which are marked. */
export function Comments() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const language = useLanguage()
  const words = commentWords[language]
  const { code } = useLocale()
  const [found, setFound] = useState<CommentsOfRecord>()
  const [hasFailed, setFailed] = useState(false)
  const path = globalSlug
    ? `/comments/${globalSlug}/0`
    : id === undefined
      ? undefined
      : `/comments/${collectionSlug}/${id}`
  useEffect(() => {
    if (path === undefined) return undefined
    const leaving = new AbortController()
    callBackOffice(path, schema, language, { signal: leaving.signal }).then(setFound, (error: unknown) => {
      // Whoever may not change the record has nothing to do with its comments.
      const isRefused = error instanceof CallRefused && error.status === 403
      if (!isRefused && !leaving.signal.aborted) setFailed(true)
    })
    return () => leaving.abort()
  }, [path, language])
  const send = async (address: string, body: object) => {
    try {
      setFound(await callBackOffice(address, schema, language, { body }))
      setFailed(false)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }
  const focused = useLastFocused()
  const all = found?.comments ?? []
  const open = all.filter(({ resolved }) => resolved === null)
  const marked = open.filter((comment) => comment.language === null || comment.language === code)
  useEffect(() => markFields(marked.map(({ field }) => field)))
  if (path === undefined || (!found && !hasFailed)) return null
  const labels = new Map(found?.fields.map((field) => [field.path, field.label]))
  const shown = (comment: Comment) => (
    <ShownComment
      key={comment.id}
      comment={comment}
      label={labels.get(comment.field) ?? words.whole}
      language={language}
      onResolve={(resolved) => void send(`${path}/${comment.id}`, { resolved })}
    />
  )
  const resolved = all.filter((comment) => comment.resolved !== null)
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        {open.length === 0 ? words.title : words.open(formatNumber(open.length, language))}
      </h2>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {all.length === 0 && !hasFailed && <p>{words.none}</p>}
      {open.length > 0 && <ul>{open.map(shown)}</ul>}
      {resolved.length > 0 && (
        <details>
          <summary>{words.resolved}</summary>
          <ul>{resolved.map(shown)}</ul>
        </details>
      )}
      {found && (
        <NewComment
          fields={found.fields}
          locale={isLanguage(code) ? code : null}
          fieldInHand={() => fieldOf(focused.current, found.fields)}
          onSend={(body) => send(path, body)}
        />
      )}
    </section>
  )
}

interface ShownCommentProps {
  comment: Comment
  label: string
  /** In which the person uses the back office. */
  language: Language
  onResolve: (resolved: boolean) => void
}

function ShownComment({ comment, label, language, onResolve }: ShownCommentProps) {
  const words = commentWords[language]
  const { field, text, author, addressee, writtenAt, resolved } = comment
  const when = (moment: string) => formatGregorianDateAndTime(moment, language, defaultTimeZone)
  const named = comment.language === null ? label : `${label} (${languages[comment.language].ownName})`
  return (
    <li>
      {field === '' ? (
        <strong>{named}</strong>
      ) : (
        <button
          type="button"
          className="comments-field"
          title={words.toField(label)}
          onClick={() => focusField(field)}
        >
          {named}
        </button>
      )}
      <p dir="auto">{text}</p>
      <small>
        <bdi>{author}</bdi>
        {addressee !== null && ` ${words.forPerson(addressee)}`} · {when(writtenAt)}
      </small>
      {resolved && <small>{words.resolvedBy(resolved.by, when(resolved.at))}</small>}
      <Button buttonStyle="secondary" margin={false} size="small" onClick={() => onResolve(!resolved)}>
        {resolved ? words.reopen : words.resolve}
      </Button>
    </li>
  )
}

/** What of the page had the focus last, outside the comments. */
function useLastFocused() {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && !target.closest('.comments')) focused.current = target
      },
      { signal: leaving.signal },
    )
    return () => leaving.abort()
  }, [])
  return focused
}

function fieldOf(focused: Element | null, fields: CommentsOfRecord['fields']): string {
  return fields.find(({ path }) => focused !== null && fieldElement(path)?.contains(focused))?.path ?? ''
}
