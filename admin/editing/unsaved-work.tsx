'use client'
import {
  Button,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { useLanguage } from '../use-language.ts'
import { editingWords } from '../../languages/back-office/editing-words.ts'
import { RefusedFields } from './refused-fields.tsx'
import { useOpenForm } from './use-open-form.ts'
import { useOthersAtWork } from './use-others-at-work.ts'
import './unsaved-work.css'

/**
 * In every form of a record: guards what is typed and not saved, says when somebody else edits or has saved the record,
 * why a save was refused, and lets a person save again after a save that failed.
 */
export function UnsavedWork() {
  return (
    <>
      <RefusedFields />
      <WorkAtRisk />
    </>
  )
}

function WorkAtRisk() {
  const isModified = useFormModified()
  const { copy, restore, discard } = useOpenForm()
  const failures = useFailures()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const readAt = useFormFields(([fields]) => fields.updatedAt?.value)
  const others = useOthersAtWork(
    globalSlug ? `global=${globalSlug}` : id ? `collection=${collectionSlug}&id=${id}` : undefined,
    isModified,
    failures,
  )
  const language = useLanguage()
  const words = editingWords[language]
  const moment = (iso: string) => formatGregorianMoment(iso, language, defaultTimeZone)
  if (copy) {
    return (
      <section className="unsaved-work" role="status">
        <p>{words.copy.found(moment(copy.typedAt))}</p>
        <div className="unsaved-work-choices">
          <Button buttonStyle="secondary" margin={false} size="small" onClick={restore}>
            {words.copy.restore}
          </Button>
          <Button buttonStyle="secondary" margin={false} size="small" onClick={discard}>
            {words.copy.discard}
          </Button>
        </div>
      </section>
    )
  }
  if (!others) return null

  const { savedAt } = others
  if (isModified && typeof readAt === 'string' && savedAt && Date.parse(savedAt) > Date.parse(readAt)) {
    const last = { by: others.savedBy, when: moment(savedAt) }
    return (
      <section className="unsaved-work" role="status">
        <p>
          <strong>{words.savedByOthers(last)}</strong>
        </p>
        <p>{words.yoursIsHere}</p>
        <div className="unsaved-work-choices">
          <a href={globalThis.location.href} target="_blank" rel="noreferrer">
            {words.showSaved}
          </a>
        </div>
      </section>
    )
  }
  if (others.editedBy.length === 0) return null
  return (
    <section className="unsaved-work" role="status">
      <p>{words.editedByOthers(others.editedBy)}</p>
    </section>
  )
}

/**
 * How many saves of this form have failed. After one, Payload takes the form for unchanged and its buttons stay off,
 * although nothing was saved: it is marked as changed again.
 */
function useFailures(): number {
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const isModified = useFormModified()
  const { setModified } = useForm()
  const wasProcessing = useRef(false)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    const hasJustEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    // A draft that was refused is marked as changed by Payload, and not as sent.
    if (!hasJustEnded || !(isSubmitted || isModified)) return
    setModified(true)
    setFailures((count) => count + 1)
  }, [isProcessing, isSubmitted, isModified, setModified])
  return failures
}
