'use client'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { messageOfRefusal } from '../refusals.ts'
import type { DifferenceInWords, ImportSummary } from '../../figures/data-imports/summary.ts'

const counts = { new: z.number(), revised: z.number(), withdrawn: z.number(), unchanged: z.number() }
const done = { version: z.number(), at: z.string(), by: z.nullable(z.string()) }

const summarySchema: z.ZodMiniType<ImportSummary> = z.object({
  state: z.enum(['none', 'reading', 'refused', 'ready', 'published', 'undone']),
  file: z.nullable(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  read: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  entries: z.number(),
  leftOut: z.number(),
  problems: z.object({
    total: z.number(),
    first: z.array(z.object({ line: z.number(), file: z.nullable(z.string()), reason: z.string() })),
  }),
  counts: z.nullable(z.object(counts)),
  indicators: z.array(z.object({ id: z.string(), title: z.string(), ...counts })),
  published: z.nullable(z.object(done)),
  undone: z.nullable(z.object({ ...done, unaffectedValues: z.number() })),
})

const differencesSchema: z.ZodMiniType<{ differences: DifferenceInWords[]; perPage: number }> = z.object({
  differences: z.array(
    z.object({
      indicator: z.string(),
      title: z.string(),
      country: z.string(),
      countryName: z.string(),
      year: z.number(),
      change: z.enum(['new', 'revised', 'withdrawn']),
      former: z.nullable(z.number()),
      value: z.nullable(z.number()),
    }),
  ),
  perPage: z.number(),
})

/** Milliseconds after which the progress of a file that is being read is asked for again. */
const progressEvery = 1000

export type ImportStep = 'file' | 'publish' | 'undo'

interface Answer {
  summary?: ImportSummary
  /** What the server refused, in its words; an empty text when it could not be reached. */
  error?: string
}

/** What is known of an import, and what can be done with it. */
export function useImport(id: number | string, language: string) {
  const [answer, setAnswer] = useState<Answer>({})
  const [step, setStep] = useState<ImportStep>()
  const setGiven = useCallback(
    (given: Answer) => setAnswer((known) => ({ ...(known.summary && { summary: known.summary }), ...given })),
    [],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const given = await ask(`${id}/figures`, language, { signal: leaving.signal })
      if (!leaving.signal.aborted) setGiven(given)
    }
    void load()
    const isReading = step === 'file' || answer.summary?.state === 'reading'
    const timer = isReading ? setInterval(() => void load(), progressEvery) : undefined
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [id, language, step, answer.summary?.state, setGiven])
  const act = async (wanted: ImportStep, body?: FormData) => {
    setStep(wanted)
    const given = await ask(`${id}/figures/${wanted}`, language, { method: 'POST', ...(body && { body }) })
    setGiven(given)
    setStep(undefined)
    return given.summary !== undefined
  }
  return { ...answer, step, act }
}

async function ask(path: string, language: string, options: RequestInit): Promise<Answer> {
  const body = await call(path, language, options)
  const found = summarySchema.safeParse(body)
  if (found.success) return { summary: found.data }
  return { error: messageOfRefusal(body) }
}

/** A page of the values that an import changes in one way; nothing when the server could not be reached. */
export async function askDifferences(
  id: number | string,
  language: string,
  way: DifferenceInWords['change'],
  page: number,
) {
  const body = await call(`${id}/figures/differences?way=${way}&page=${page}`, language, {})
  return differencesSchema.safeParse(body).data
}

async function call(path: string, language: string, options: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(`/cms-api/data-imports/${path}`, {
      ...options,
      credentials: 'same-origin',
      headers: { 'Accept-Language': language },
    })
    return await response.json()
  } catch {
    return undefined
  }
}
