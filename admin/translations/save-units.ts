import * as z from 'zod/mini'
import type { TranslatedUnit } from '../../model/translations/save-translation.ts'

/** What the server answered to a save. */
export interface SaveAnswer {
  result: 'saved' | 'refused' | 'signedOut' | 'failed'
  /** Its words; empty when it could not be reached. */
  message: string
  refusals: readonly { path: string; message: string }[]
}

const refusedSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.nullish(
          z.object({ errors: z.array(z.object({ label: z.nullish(z.string()), message: z.string() })) }),
        ),
      }),
    )
    .check(z.minLength(1)),
  refusals: z._default(z.array(z.object({ path: z.string(), message: z.string() })), []),
})

/** Sends what was typed, or found right as it is. */
export async function saveUnits(
  address: string,
  language: string,
  units: readonly TranslatedUnit[],
): Promise<SaveAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ units }),
    })
    if (response.ok) return { result: 'saved', message: '', refusals: [] }
    if (response.status === 401) return { result: 'signedOut', message: '', refusals: [] }
    const refused = refusedSchema.safeParse(await response.json()).data
    const [error] = refused?.errors ?? []
    const fields = (error?.data?.errors ?? []).map(({ label }) => label).filter(Boolean)
    return {
      result: 'refused',
      message: [error?.message ?? '', ...fields.slice(0, 5)].join(' · '),
      refusals: refused?.refusals ?? [],
    }
  } catch {
    return { result: 'failed', message: '', refusals: [] }
  }
}
