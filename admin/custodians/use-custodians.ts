'use client'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useLanguage } from '../use-language.ts'
import { call, CallRefused } from './call.ts'
import { custodianWords } from './custodian-words.ts'

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
export function useCustodians<Answer>(path: string, schema: z.ZodType<Answer>): Custodians<Answer> {
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const { failure } = custodianWords[language]
  const inWords = (fault: unknown) => (fault instanceof CallRefused && fault.message) || failure
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const loaded = await call(path, schema, language, { signal: leaving.signal })
        if (!leaving.signal.aborted) setAnswer(loaded)
      } catch (fault) {
        if (!leaving.signal.aborted)
          setError((fault instanceof CallRefused && fault.message) || custodianWords[language].failure)
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
          call(address, schema, language, { method, ...(body && { body }) }),
        ),
      )
      return true
    } catch (fault) {
      setError(inWords(fault))
      return false
    } finally {
      setWorking(false)
    }
  }
  return { answer, error, isWorking, act }
}
