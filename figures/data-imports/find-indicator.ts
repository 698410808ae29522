import type { Payload } from 'payload'
import { z } from 'zod'
import { ofTransaction, type InTransaction } from '../../store/database/in-transaction.ts'

const storedIndicators = z.array(
  z.object({
    id: z.number(),
    slug: z.string().nullish(),
    codesInFiles: z.array(z.object({ codeInFile: z.string().nullish() })).nullish(),
  }),
)

/** The indicator of a code: its record's id, or that there is none, or more than one. */
export type FindIndicator = (code: string) => number | 'unknown' | 'ambiguous'

/** Codes are an indicator's slug and those that its editors listed; capitals and spaces around them play no part. */
export async function readIndicatorCodes(payload: Payload, req?: InTransaction): Promise<FindIndicator> {
  const { docs } = await payload.find({
    collection: 'indicators',
    pagination: false,
    depth: 0,
    select: { slug: true, codesInFiles: true },
    overrideAccess: true,
    ...ofTransaction(req),
  })
  const ids = new Map<string, Set<number>>()
  for (const { id, slug, codesInFiles } of storedIndicators.parse(docs)) {
    for (const code of [slug, ...(codesInFiles ?? []).map(({ codeInFile }) => codeInFile)]) {
      if (code) ids.set(normalized(code), (ids.get(normalized(code)) ?? new Set()).add(id))
    }
  }
  return (code) => {
    const [first, ...others] = ids.get(normalized(code)) ?? []
    if (first === undefined) return 'unknown'
    return others.length === 0 ? first : 'ambiguous'
  }
}

const normalized = (code: string) => code.trim().toLowerCase()
