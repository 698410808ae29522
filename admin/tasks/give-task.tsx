'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { lazy, Suspense, useState } from 'react'
import { taskWords } from '../../languages/back-office/task-words.ts'
import { useLanguage } from '../use-language.ts'
import './tasks.css'

/** Loaded when it is opened: most who edit give no task. */
const GiveTaskForm = lazy(() =>
  import('./give-task-form.tsx').then((form) => ({ default: form.GiveTaskForm })),
)

/** Beside a record's form: gives it to a colleague with a day and a sentence. A record that is not saved yet has none. */
export function GiveTask() {
  const words = taskWords[useLanguage()]
  const { collectionSlug, id } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || id === undefined) return null
  return (
    <details className="give-task" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.give}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <GiveTaskForm kind={collectionSlug} recordId={String(id)} />
        </Suspense>
      )}
    </details>
  )
}
