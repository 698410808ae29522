'use client'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { messageOfRefusal } from '../refusals.ts'
import type { Language } from '../../languages/languages.ts'

const linkSchema = z.object({
  id: z.number(),
  endsAt: z.string(),
  revokedAt: z.nullish(z.string()),
  madeByName: z.nullish(z.string()),
})
const listSchema = z.object({ docs: z.array(linkSchema) })
const madeSchema = z.object({ address: z.string() })

/** An address of a draft, of which the secret is not known any more. */
export interface DraftLink extends z.output<typeof linkSchema> {
  /** Whether its time was over when it was read. */
  hasEnded: boolean
}

/** The server's words of a failure are empty when it could not be reached. */
type Answer<Value> = { answer: Value } | { failure: string }

interface Shown {
  kind: string
  record: number
  language: Language
}

/** The addresses of a draft, the newest first, with what makes one and ends one. */
export function useDraftLinks({ kind, record, language }: Shown) {
  const [read, setRead] = useState<Answer<readonly DraftLink[]>>()
  const [made, setMade] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const answer = await readLinks({ kind, record, language }, leaving.signal)
      if (!leaving.signal.aborted) setRead(answer)
    }
    void load()
    return () => leaving.abort()
  }, [kind, record, language])

  const act = async (path: string, body: object): Promise<unknown> => {
    setWorking(true)
    setRefused(undefined)
    const answer = await call(path, { method: 'POST', language, body: JSON.stringify(body) })
    if ('failure' in answer) setRefused(answer.failure)
    else setRead(await readLinks({ kind, record, language }))
    setWorking(false)
    return 'answer' in answer ? answer.answer : undefined
  }
  return {
    links: read && 'answer' in read ? read.answer : undefined,
    /** The server's words, empty when it could not be reached. */
    failure: refused ?? (read && 'failure' in read ? read.failure : undefined),
    ...{ made, isWorking },
    /** @param locale the language in which the address shows the draft first */
    make: async (days: number, locale: string) => {
      setMade(undefined)
      const answer = await act('/new', { kind, record, days, language: locale })
      setMade(madeSchema.safeParse(answer).data?.address)
    },
    revoke: async (id: number) => {
      setMade(undefined)
      await act(`/${id}/revoke`, {})
    },
  }
}

async function readLinks(
  { kind, record, language }: Shown,
  signal?: AbortSignal,
): Promise<Answer<readonly DraftLink[]>> {
  const query = `where[kind][equals]=${kind}&where[recordId][equals]=${record}&depth=0&limit=50`
  const answer = await call(`?${query}`, { method: 'GET', language, ...(signal && { signal }) })
  if ('failure' in answer) return answer
  const found = listSchema.safeParse(answer.answer).data
  if (!found) return { failure: '' }
  const now = new Date()
  return { answer: found.docs.map((link) => ({ ...link, hasEnded: new Date(link.endsAt) <= now })) }
}

interface Call {
  method: 'GET' | 'POST'
  language: Language
  body?: string
  signal?: AbortSignal
}

async function call(path: string, { method, language, body, signal }: Call): Promise<Answer<unknown>> {
  try {
    const response = await fetch(`/cms-api/draft-links${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    const answer: unknown = await response.json()
    return response.ok ? { answer } : { failure: messageOfRefusal(answer) }
  } catch {
    return { failure: '' }
  }
}
