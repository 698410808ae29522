import { z } from 'zod'
import { toHex, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { TermsError, termsOfEntries, type Terms } from '../../sealing/terms.ts'
import type { DocumentOfLeaf } from '../../transparency/leaf.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { fitsItsLeaf, readLeavesAbout, readLeavesSaying, tenderInLeaf } from '../../transparency/log-rows.ts'
import { ForeignLeafError, requireOwnLeaves } from '../../transparency/own-leaves.ts'

const documents = z.array(z.object({ name: z.string(), sha256: z.string() }))

const termsLeaf = z.object({
  tender: z.number(),
  at: z.string(),
  zone: z.string(),
  documents,
  appointment: z.number(),
  script: z.string().nullable(),
})

const addendumLeaf = z.object({
  tender: z.number(),
  at: z.string(),
  deadline: z.string().optional(),
  documents: documents.optional(),
})

const notUsedLeaf = z.object({ terms: z.string() })

/** What a leaf about a tender's terms says, and where it is. */
export interface TermsEntry {
  sequence: number
  leaf: string
}

/** The terms of a tender, and the leaves that say so. */
export interface TermsOfTender extends Terms {
  /** As of the latest addendum that has any. */
  documents: readonly DocumentOfLeaf[]
  zone: string
  /** Instant of the publication, ISO 8601. */
  fixedAt: string
  /** `integrity` of the sealing script. */
  script: string | null
  /** The leaf with the terms. */
  entryOf: TermsEntry
  addenda: readonly (TermsEntry & Omit<z.output<typeof addendumLeaf>, 'tender'>)[]
}

const kindsOfTerms = ['terms', 'addendum', 'terms not used'] as const

/**
 * What a tender promises, from the transparency log: leaves that the product wrote itself, never rows that only say so.
 * @param tender its number
 * @returns nothing for a tender that was published without terms, or never
 * @throws ForeignLeafError when a leaf was changed; TermsError when what it says can't be terms
 */
export async function termsOfTender(log: LogContext, tender: number): Promise<TermsOfTender | undefined> {
  const rows = await readLeavesAbout(log, tender, kindsOfTerms)
  if (rows.length === 0) return undefined
  await requireOwnLeaves(log, rows)
  const notUsed = new Set(
    rows.filter(({ kind }) => kind === 'terms not used').map(({ leaf }) => read(notUsedLeaf, leaf).terms),
  )
  // What was fixed first holds: nobody exchanges it by another leaf.
  const terms = rows.find(({ kind, leaf }) => kind === 'terms' && !notUsed.has(hashOf(leaf)))
  if (!terms) return undefined
  const addenda = rows.flatMap((row) => {
    if (row.kind !== 'addendum' || row.sequence < terms.sequence) return []
    const { tender: of, ...said } = read(addendumLeaf, row.leaf)
    if (of !== tender) throw new TermsError('An addendum is of another tender')
    return [{ sequence: row.sequence, leaf: row.leaf, ...said }]
  })
  const { tender: of, at, zone, documents: first, appointment: _, script } = read(termsLeaf, terms.leaf)
  if (of !== tender) throw new TermsError('The terms are of another tender')
  return {
    ...termsOfEntries(
      terms.leaf,
      addenda.map(({ leaf }) => leaf),
    ),
    documents: addenda.findLast((addendum) => addendum.documents)?.documents ?? first,
    ...{ zone, fixedAt: at, script, addenda },
    entryOf: { sequence: terms.sequence, leaf: terms.leaf },
  }
}

/**
 * The same before something is done that can't be undone, by every leaf since the terms: no row hides an addendum by another
 * kind or tender than the leaf's own.
 * @throws ForeignLeafError also when a row does
 */
export async function termsOfWholeLog(log: LogContext, tender: number): Promise<TermsOfTender | undefined> {
  const terms = await termsOfTender(log, tender)
  if (!terms) return undefined
  const rows = await readLeavesSaying(log, terms.entryOf.sequence, kindsOfTerms)
  const hidden = rows.find((row) => tenderInLeaf(row) === tender && !fitsItsLeaf(row))
  if (hidden) throw new ForeignLeafError(hidden.sequence)
  return terms
}

function hashOf(leaf: string): string {
  return toHex(sha256(utf8(leaf)))
}

function read<Said>(schema: z.ZodType<Said>, leaf: string): Said {
  const said = schema.safeParse(JSON.parse(leaf))
  if (said.success) return said.data
  throw new TermsError('These are no terms', { cause: said.error })
}
