'use client'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { Language } from '../../languages/languages.ts'
import { useLanguage } from '../use-language.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'

type Act<Answer> = (
  ask: (path: string, method: 'POST' | 'DELETE', body?: object) => Promise<Answer>,
) => Promise<Answer>

interface Custodians<Answer> {
  answer: Answer | undefined
  error: string | undefined
  isWorking: boolean
  /** Does something whose answer is the new state. @returns whether it was done */
  act: (act: Act<Answer>) => Promise<boolean>
}

/** What the server says of custodians at an address, and what changes it. */
export function useCustodians<Answer>(path: string, schema: z.ZodMiniType<Answer>): Custodians<Answer> {
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const loaded = await callBackOffice(path, schema, language, { signal: leaving.signal })
        if (!leaving.signal.aborted) setAnswer(loaded)
      } catch (fault) {
        if (!leaving.signal.aborted) setError(faultInWords(fault, language))
      }
    }
    void load()
    return () => leaving.abort()
  }, [path, schema, language])
  const act = async (doIt: Act<Answer>) => {
    setWorking(true)
    setError(undefined)
    try {
      setAnswer(
        await doIt((address, method, body) =>
          callBackOffice(address, schema, language, { method, ...(body && { body }) }),
        ),
      )
      return true
    } catch (fault) {
      setError(faultInWords(fault, language))
      return false
    } finally {
      setWorking(false)
    }
  }
  return { answer, error, isWorking, act }
}

/** What the server refused, or that it could not be reached. */
export function faultInWords(fault: unknown, language: Language): string {
  return (fault instanceof CallRefused && fault.message) || custodianWords[language].failure
}
