'use client'
import { Button, useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '../../use-language.ts'
import { editingWords } from '../../../languages/back-office/editing-words.ts'
import { signedInAgain } from './waiting-saves.ts'

const personSchema = z.object({ user: z.nullish(z.looseObject({ id: z.number() })) })

/** Over the page on which the session ended: who signs in again goes on where they were. */
export function SignInAgain() {
  const words = editingWords[useLanguage()].signIn
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const name = String(user?.name ?? user?.email ?? '')
  useEffect(() => dialog.current?.showModal(), [])

  const look = useEffectEvent(async (): Promise<void> => {
    const answer = await fetch('/cms-api/users/me').catch(() => undefined)
    const person = answer?.ok ? personSchema.safeParse(await answer.json()).data?.user : undefined
    if (person?.id === user?.id && person) signedInAgain()
    else if (person) setProblem(words.otherPerson(name))
  })
  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('focus', () => void look(), { signal: leaving.signal })
    return () => leaving.abort()
  }, [])

  const signIn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    setIsAsking(true)
    const answer = await fetch('/cms-api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: user?.email, password }),
    }).catch(() => undefined)
    setIsAsking(false)
    if (answer?.ok) await look()
    // Whoever gave the second factor up has given no wrong password.
    else setProblem(answer?.status === 428 ? undefined : words.refused)
  }

  return (
    <dialog
      ref={dialog}
      className="waiting-saves-dialog"
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <form onSubmit={(event) => void signIn(event)}>
        <h2 id="sign-in-again">{words.title}</h2>
        <p>{words.explanation(name)}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <label>
          {words.password}
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
        <div className="waiting-saves-choices">
          <Button type="submit" margin={false} disabled={isAsking}>
            {words.submit}
          </Button>
          <a href="/admin/login" target="_blank" rel="noreferrer">
            {words.elsewhere}
          </a>
        </div>
      </form>
    </dialog>
  )
}
