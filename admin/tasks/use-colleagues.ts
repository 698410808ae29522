'use client'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Colleague } from '../../accounts/tasks/colleagues.ts'

const schema: z.ZodMiniType<Colleague[]> = z.array(z.object({ id: z.number(), name: z.string() }))

/** Everybody a task can be given to: nothing while they are read, `failed` when they can't be. */
export function useColleagues(): readonly Colleague[] | 'failed' | undefined {
  const [colleagues, setColleagues] = useState<readonly Colleague[] | 'failed'>()
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const found = await ask(leaving.signal)
      if (!leaving.signal.aborted) setColleagues(found)
    }
    void load()
    return () => leaving.abort()
  }, [])
  return colleagues
}

async function ask(signal: AbortSignal): Promise<readonly Colleague[] | 'failed'> {
  try {
    const response = await fetch('/cms-api/tasks/colleagues', { credentials: 'same-origin', signal })
    return schema.safeParse(await response.json()).data ?? 'failed'
  } catch {
    return 'failed'
  }
}
