'use client'
import { Button } from '@payloadcms/ui'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLanguage } from '../../use-language.ts'
import { editingWords } from '../../../languages/back-office/editing-words.ts'
import { useSession } from './use-session.ts'
import { onWaitingSaves, tryNow, waitingSaves } from './waiting-saves.ts'
import './waiting-saves.css'

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }))
const ChooseFields = lazy(async () => ({ default: (await import('./choose-fields.tsx')).ChooseFields }))
const AskToPublish = lazy(async () => ({ default: (await import('./ask-to-publish.tsx')).AskToPublish }))

/** What a person has to know of saves that wait, above whatever page is open. */
export function WaitingSavesNotices() {
  useSession()
  const words = editingWords[useLanguage()]
  const { away, conflict, isSignedOut, publish, upload } = useSyncExternalStore(
    onWaitingSaves,
    waitingSaves,
    waitingSaves,
  )
  return (
    <Suspense>
      {isSignedOut && <SignInAgain />}
      {conflict && <ChooseFields key={conflict.savedAt} conflict={conflict} />}
      {publish && <AskToPublish asked={publish} />}
      {away > 0 && (
        <section className="waiting-saves" role="alert">
          <p>
            <strong>{words.away.title}</strong> {words.away.explanation}
          </p>
          <Button buttonStyle="secondary" margin={false} size="small" onClick={tryNow}>
            {words.away.tryNow}
          </Button>
        </section>
      )}
      {upload !== undefined && (
        <section className="waiting-saves">
          <label>
            {words.uploading} <progress value={upload} max={1} />
          </label>
        </section>
      )}
    </Suspense>
  )
}
