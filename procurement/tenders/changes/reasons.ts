import type { PayloadRequest } from 'payload'
import { languageCodes, type Language } from '../../../languages/languages.ts'
import { ofTransaction } from '../../../store/database/in-transaction.ts'

export type Reasons = Partial<Record<Language, string>>

/** Why a tender changes, in each language in which somebody wrote it: in this save or in the draft before it. */
export async function reasonsForChange(
  req: PayloadRequest,
  tender: number | string,
  given: unknown,
): Promise<Reasons> {
  const latest = await req.payload.findByID({
    collection: 'tenders',
    id: tender,
    draft: true,
    // It may come back from the trash with this save.
    trash: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    // Without the request: reading in all languages would change the language of the save.
    ...ofTransaction(req),
  })
  const written = { ...textsOf(latest.reasonForChange) }
  if (typeof given === 'object' && given !== null) Object.assign(written, given)
  else written[req.locale ?? 'en'] = given
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const text = written[language]
      return typeof text === 'string' && text.trim() !== '' ? [[language, text.trim()]] : []
    }),
  )
}

function textsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
