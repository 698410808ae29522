'use client'
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { isSameValue } from '../../model/editing/same-value.ts'
import { useLanguage } from '../use-language.ts'
import { forgetRefusals, useRefusals } from './saving/refusals.ts'

/**
 * What the server said of fields when it refused to save, until they have other values or the form is sent again. Beside a
 * field Payload shows it only until its next answer about the form, which knows the field's own rules and none of the server's.
 */
export function RefusedFields() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const kind = globalSlug ? `globals/${globalSlug}` : (collectionSlug ?? '')
  const address = `/cms-api/${kind}${id === undefined ? '' : `/${id}`}`
  const refusals = useRefusals(address)
  // The next new record is sent to the same address.
  useEffect(() => () => forgetRefusals(address), [address])
  const [fields] = useAllFormFields()
  const shown = refusals.filter(
    ({ path, value }) => !(path in fields) || isUnchanged(value, fields[path]?.value),
  )
  useRefusedFile(shown.find(({ path }) => path === 'file')?.message)
  const words = editingWords[useLanguage()]
  if (refusals.length === 0) return null
  // Hidden and not taken away: it asks for attention once, and not again when somebody types what was there before.
  return (
    <section
      ref={show}
      className="unsaved-work unsaved-work-refused"
      role="alert"
      tabIndex={-1}
      hidden={shown.length === 0}
    >
      <p>
        <strong>{words.refused}</strong>
      </p>
      <ul>
        {shown.map(({ path, label, message }) => (
          <li key={`${path} ${message}`}>
            {label ? <strong>{label}</strong> : null} {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Beside a file, whose state the server only hands back, an answer to what was asked before the refusal would erase it: the
 * file is marked again.
 */
function useRefusedFile(message: string | undefined): void {
  const [{ file }, dispatch] = useAllFormFields()
  const isMarked = file?.valid === false
  useEffect(() => {
    if (message === undefined || isMarked) return
    dispatch({ type: 'UPDATE', path: 'file', valid: false, errorMessage: message })
  }, [message, isMarked, dispatch])
}

/** Whoever saves may be far down in a long form. */
function show(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
  notice?.focus({ preventScroll: true })
}

/** A form has the number of a list's rows as its value, and a file that was chosen instead of its text. */
function isUnchanged(before: unknown, now: unknown): boolean {
  if (now instanceof File)
    return before instanceof File && before.name === now.name && before.lastModified === now.lastModified
  return isSameValue(Array.isArray(before) && typeof now === 'number' ? before.length : before, now)
}
