'use client'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Language } from '../../languages/languages.ts'
import { readRefusal } from '../refusals.ts'
import { serverAway } from '../../languages/back-office/failure-words.ts'

const securitySchema = z.object({
  sendsMail: z.boolean(),
  /** Nothing for an account whose person has accepted it. */
  invitation: z.nullable(z.object({ state: z.string(), expiresAt: z.nullable(z.string()) })),
  recovery: z.object({
    isPossible: z.boolean(),
    linkUntil: z.nullable(z.string()),
    begun: z.nullable(
      z.object({
        at: z.string(),
        byMe: z.boolean(),
        confirmableFrom: z.string(),
        expiresAt: z.string(),
        isConfirmable: z.boolean(),
      }),
    ),
  }),
  hasPassword: z.boolean(),
  hasCodes: z.boolean(),
  recoveryCodes: z.number(),
  passkeys: z.number(),
  sessions: z.array(
    z.object({
      id: z.string(),
      beganAt: z.string(),
      browser: z.nullable(z.string()),
      isThisOne: z.boolean(),
    }),
  ),
})

export type Security = z.output<typeof securitySchema>

class Refused extends Error {}

/** How somebody signs in, and what can be done about it. */
export function useSecurity(account: string, language: Language) {
  const [security, setSecurity] = useState<Security>()
  const [error, setError] = useState<string>()
  const [isWorking, setWorking] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const loaded = await call(account, language, { signal: leaving.signal })
        if (!leaving.signal.aborted) setSecurity(securitySchema.parse(loaded))
      } catch {
        if (!leaving.signal.aborted) setError(serverAway[language])
      }
    }
    void load()
    return () => leaving.abort()
  }, [account, language])

  /** @returns what the server answered; nothing when it refused, which is shown */
  async function act(path: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
    setWorking(true)
    setError(undefined)
    try {
      const answer = await call(path, language, {
        method,
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const changed = securitySchema.safeParse(answer)
      setSecurity(changed.success ? changed.data : securitySchema.parse(await call(account, language, {})))
      return answer
    } catch (failure) {
      setError(failure instanceof Refused && failure.message ? failure.message : serverAway[language])
      return undefined
    } finally {
      setWorking(false)
    }
  }

  return { security, error, isWorking, act }
}

async function call(path: string, language: Language, options: RequestInit): Promise<unknown> {
  const response = await fetch(`/cms-api/sign-in-security/${path}`, {
    ...options,
    credentials: 'same-origin',
    headers: { ...options.headers, 'Accept-Language': language },
  })
  if (response.ok) return response.json()
  throw new Refused(await readRefusal(response))
}
