'use client'
import dynamic from 'next/dynamic.js'
import { useEffect, useState, type ReactNode } from 'react'
import type { Question } from './approval-request.ts'
import { approveCalls } from './approved-fetch.ts'

/** Loaded when somebody is first asked. */
const StepUpDialog = dynamic(() => import('./step-up-dialog.tsx').then((module) => module.StepUpDialog))
const SecondFactorDialog = dynamic(() =>
  import('./second-factor-dialog.tsx').then((module) => module.SecondFactorDialog),
)

interface Asked {
  question: Question
  answer: (answer: string | undefined) => void
}

/**
 * Stands around the whole back office: what matters is confirmed with a passkey or the password, over the page, and a
 * sign-in goes on with its second factor.
 */
export function StepUp({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  useEffect(
    () =>
      approveCalls(
        (question) =>
          new Promise((resolve) => {
            const answer = (given: string | undefined) => {
              setAsked(([_answered, ...others]) => others)
              resolve(given)
            }
            setAsked((others) => [...others, { question, answer }])
          }),
      ),
    [],
  )
  const [current] = asked
  return (
    <>
      {children}
      {current && <Ask {...current} />}
    </>
  )
}

function Ask({ question, answer }: Asked) {
  return 'approval' in question ? (
    <StepUpDialog key={question.approval.challenge} request={question.approval} answer={answer} />
  ) : (
    <SecondFactorDialog
      key={question.secondFactor.challenge}
      request={question.secondFactor}
      answer={answer}
    />
  )
}
