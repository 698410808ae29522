'use client'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { OthersAtWork } from '../../model/editing/others-at-work.ts'

const schema: z.ZodMiniType<OthersAtWork> = z.object({
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  editedBy: z.array(z.string()),
})

/** Milliseconds between two questions. */
const interval = 20_000

/**
 * What others do with the record in the form: asked when it is opened, when it is first changed, every twenty seconds,
 * whenever the person comes back to the window, and after each save that failed. Asking shows the person to the others.
 *
 * @param record The query that names it; nothing for a record that does not exist yet.
 * @param failures How many saves have failed.
 */
export function useOthersAtWork(
  record: string | undefined,
  isModified: boolean,
  failures: number,
): OthersAtWork | undefined {
  const [others, setOthers] = useState<OthersAtWork>()
  useEffect(() => {
    if (record === undefined) return undefined
    const leaving = new AbortController()
    const look = async () => {
      const found = await ask(record, leaving.signal)
      if (found && !leaving.signal.aborted) setOthers(found)
    }
    void look()
    const timer = setInterval(() => void look(), interval)
    window.addEventListener('focus', () => void look(), { signal: leaving.signal })
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a save that failed is a reason to ask again
  }, [record, isModified, failures])
  useEffect(() => {
    if (record === undefined) return undefined
    return () => void ask(`${record}&leaving=true`)
  }, [record])
  return others
}

/** Nothing when the server can't be asked: a save that overwrites is refused by the server in any case. */
async function ask(record: string, signal?: AbortSignal): Promise<OthersAtWork | undefined> {
  try {
    const response = await fetch(`/cms-api/others-at-work?${record}`, {
      credentials: 'same-origin',
      ...(signal && { signal }),
    })
    return schema.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}
