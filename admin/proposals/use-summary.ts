'use client'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { messageOfRefusal } from '../refusals.ts'
import type { ProposalsSummary } from '../../procurement/proposal-openings/proposals-summary.ts'

const summarySchema: z.ZodMiniType<ProposalsSummary> = z.object({
  deadline: z.nullable(z.string()),
  state: z.enum(['beforeDeadline', 'nothingReceived', 'ready', 'begun', 'opening', 'opened']),
  count: z.number(),
  opened: z.number(),
  failed: z.array(z.string()),
  expiresAt: z.nullable(z.string()),
  mayBegin: z.boolean(),
  mayConfirm: z.boolean(),
  notThisOne: z.nullable(z.string()),
})

interface Answer {
  summary?: ProposalsSummary
  /** What the server refused, in its words; an empty text when it could not be reached. */
  error?: string
}

interface Summary extends Answer {
  isWorking: boolean
  act: (step: 'begin' | 'confirm') => Promise<void>
}

/** What is known of a tender's proposals, and the two steps of their opening. */
export function useSummary(tender: number | string, language: string): Summary {
  const [answer, setAnswer] = useState<Answer>({})
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const given = await ask(`${tender}/proposals-summary`, language, { signal: leaving.signal })
      if (!leaving.signal.aborted) setAnswer(given)
    }
    void load()
    return () => leaving.abort()
  }, [tender, language])
  const act = async (step: 'begin' | 'confirm') => {
    setWorking(true)
    const given = await ask(`${tender}/opening/${step}`, language, { method: 'POST' })
    // A refusal leaves standing what was known.
    setAnswer((known) => ({ ...(known.summary && { summary: known.summary }), ...given }))
    setWorking(false)
  }
  return { ...answer, isWorking, act }
}

async function ask(path: string, language: string, options: RequestInit): Promise<Answer> {
  try {
    const headers = { 'Accept-Language': language }
    const response = await fetch(`/cms-api/tenders/${path}`, {
      ...options,
      credentials: 'same-origin',
      headers,
    })
    const body: unknown = await response.json()
    const found = summarySchema.safeParse(body)
    if (found.success) return { summary: found.data }
    return { error: messageOfRefusal(body) }
  } catch {
    return { error: '' }
  }
}
