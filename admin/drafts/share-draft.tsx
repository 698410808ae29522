'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { lazy, Suspense, useState } from 'react'
import { draftWords } from '../../languages/back-office/draft-words.ts'
import { useLanguage } from '../use-language.ts'
import './share-draft.css'

/** Loaded when it is opened: few drafts are shown to somebody outside. */
const ShareDraftForm = lazy(() =>
  import('./share-draft-form.tsx').then((form) => ({ default: form.ShareDraftForm })),
)

/** Beside a form: makes an address at which somebody outside sees the draft, and lists those that there are. */
export function ShareDraft() {
  const words = draftWords[useLanguage()]
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  const kind = collectionSlug ?? globalSlug
  const record = globalSlug ? 0 : Number(id)
  if (!kind || !Number.isSafeInteger(record)) return null
  return (
    <details className="share-draft" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.share}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ShareDraftForm kind={kind} record={record} />
        </Suspense>
      )}
    </details>
  )
}
