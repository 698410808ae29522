'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sessionEnded } from './waiting-saves.ts'

/** Seconds since 1970, as Payload gives the end of a session. */
const sessionSchema = z.object({ exp: z.nullish(z.number()) })

/** Milliseconds before its end at which the session of somebody at work is renewed. */
const renewal = 2 * 60_000
/** Milliseconds from now at which Payload may act by itself: after this page is gone. Timers can wait no longer. */
const never = 2 ** 31 - 1

/**
 * Renews the session while somebody works, and asks to sign in again when it has ended. Payload would lead away to the
 * page for signing in, and what is typed would be gone: it is given a later end than the session has.
 */
export function useSession(): void {
  const { setUser, token, tokenExpirationMs, user } = useAuth()
  const hasWorked = useRef(false)
  const [plan, setPlan] = useState<Plan>()

  const takeOver = useEffectEvent((endsAt: number) => {
    if (!user || endsAt > Date.now() + never / 2) return
    setPlan(planOf(endsAt))
    setUser({ user, exp: (Date.now() + never) / 1000, ...(token !== undefined && { token }) })
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the end of the session comes from Payload's own state
    if (tokenExpirationMs !== undefined) takeOver(tokenExpirationMs)
  }, [tokenExpirationMs])

  const wake = useEffectEvent(async ({ endsAt }: Plan): Promise<void> => {
    if (Date.now() >= endsAt) {
      await sessionEnded()
      setPlan(planOf(await endOfSession('GET', 'me')))
      return
    }
    const renewedUntil = hasWorked.current ? await endOfSession('POST', 'refresh-token') : undefined
    hasWorked.current = false
    setPlan(planOf(renewedUntil) ?? { endsAt, wakeAt: endsAt })
  })
  useEffect(() => {
    if (!plan) return undefined
    const timer = setTimeout(() => void wake(plan), Math.max(0, plan.wakeAt - Date.now()))
    return () => clearTimeout(timer)
  }, [plan])

  const work = useEffectEvent(() => {
    hasWorked.current = true
    // Nobody worked when it was time to renew, but somebody does now.
    if (plan && plan.wakeAt === plan.endsAt) setPlan({ ...plan, wakeAt: 0 })
  })
  useEffect(() => {
    const leaving = new AbortController()
    for (const act of ['input', 'keydown'])
      window.addEventListener(act, () => work(), { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}

interface Plan {
  /** Both in milliseconds since 1970. */
  endsAt: number
  wakeAt: number
}

function planOf(endsAt: number | undefined): Plan | undefined {
  return endsAt === undefined ? undefined : { endsAt, wakeAt: endsAt - renewal }
}

/** Nothing when the server does not say: that the session is over is then seen by the first save. */
async function endOfSession(
  method: 'GET' | 'POST',
  call: 'me' | 'refresh-token',
): Promise<number | undefined> {
  const answer = await fetch(`/cms-api/users/${call}`, { method }).catch(() => undefined)
  const session = answer?.ok ? sessionSchema.safeParse(await answer.json()).data : undefined
  return session?.exp ? session.exp * 1000 : undefined
}
