'use client'
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { isSameValue } from '../../model/editing/same-value.ts'
import { useLanguage } from '../use-language.ts'
import { forgetRefusals, isSameFile, useRefusals } from './saving/refusals.ts'

/**
 * Why the form was not saved, until what was refused has another value or the form is sent again. Beside a field Payload shows it
 * only until its next answer about the form, which knows the field's own rules and none of the server's; of several files that
 * are uploaded at once, it marks those that were refused without a word.
 */
export function RefusedFields() {
  // Of one of several files Payload says that its id is null.
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const isOneOfSeveral = id === null
  const kind = globalSlug ? `globals/${globalSlug}` : (collectionSlug ?? '')
  const address = `/cms-api/${kind}${id === undefined || isOneOfSeveral ? '' : `/${id}`}`
  const [fields] = useAllFormFields()
  const refusals = useRefusals(address, fields.file?.value)
  // The next new record is sent to the same address.
  useEffect(() => {
    if (isOneOfSeveral) return undefined
    forgetRefusals(address)
    return () => forgetRefusals(address)
  }, [address, isOneOfSeveral])
  const shown = refusals.filter(
    ({ path, value }) => !(path in fields) || isUnchanged(value, fields[path]?.value),
  )
  const [ofFields, ofForm] = [shown.filter(({ path }) => path), shown.filter(({ path }) => !path)]
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
      {ofForm.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {ofFields.length > 0 && (
        <>
          <p>
            <strong>{words.refused}</strong>
          </p>
          <ul>
            {ofFields.map(({ path, label, message }) => (
              <li key={`${path} ${message}`}>
                {label ? <strong>{label}</strong> : null} {message}
              </li>
            ))}
          </ul>
        </>
      )}
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
  if (now instanceof File) return before instanceof File && isSameFile(before, now)
  return isSameValue(Array.isArray(before) && typeof now === 'number' ? before.length : before, now)
}
