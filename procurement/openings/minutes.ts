import { z } from 'zod'
import { utf8 } from '../../proofs/bytes.ts'
import { leafHash } from '../../proofs/tree.ts'
import { sealers } from '../../proofs/sealers.ts'
import type { MinutesLeaf, ProposalInMinutes } from '../../transparency/leaf.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { readLeavesAbout, type EntryRow } from '../../transparency/log-rows.ts'
import { ForeignLeafError, requireOwnLeaves } from '../../transparency/own-leaves.ts'
import { reasonsOfBreaking } from './reasons.ts'

export const fates = [
  'opened',
  'broken',
  'withdrawn',
  'replaced',
] as const satisfies readonly ProposalInMinutes['fate'][]

const instant = z.string()
const count = z.number().int().min(0)

/** What minutes say. Instants in ISO 8601, hashes in hexadecimal. */
export const minutesSchema = z.object({
  at: instant.meta({ description: 'When the opening was finished.' }),
  tender: z.number(),
  reference: z.string(),
  terms: z.string().meta({ description: 'SHA-256 of the terms’ entry in the log.' }),
  deadline: instant,
  begunAt: instant,
  closedAt: instant.nullable().meta({ description: 'When it was decided to wait for no more key shares.' }),
  judgedAt: instant.meta({
    description: 'When all key shares were judged, before the first envelope was opened.',
  }),
  needed: z.number().meta({ description: 'How many custodians open an envelope.' }),
  custodians: z.array(
    z.object({
      label: z.string(),
      fingerprint: z.string(),
      handedInAt: instant.nullable(),
      good: count,
      nothing: count.meta({ description: 'Key shares that this custodian could not open.' }),
      wrong: count.meta({ description: 'Key shares that are not those of the envelopes.' }),
    }),
  ),
  proposals: z.array(
    z.object({
      reference: z.string(),
      receivedAt: instant,
      envelope: z.string().meta({ description: 'SHA-256 of the envelope, as in its receipt.' }),
      sealedBy: z.enum(sealers),
      fate: z.enum(fates),
      because: z.enum(reasonsOfBreaking).optional(),
      found: z.string().nullable().optional().meta({
        description: 'SHA-256 of what lay in place of a damaged envelope; null where nothing did.',
      }),
      files: count.optional(),
      isInfected: z.boolean().optional(),
    }),
  ),
})

const minutesLeaf = minutesSchema.extend({
  kind: z.literal('minutes'),
  part: z.number(),
  parts: z.number(),
})

/** What happened at the opening of a tender's envelopes, as the transparency log has it. */
export interface Minutes extends z.output<typeof minutesSchema> {
  /** Where in the log, and by which hash in its tree (RFC 6962). */
  entries: readonly { sequence: number; hash: Uint8Array }[]
}

/** Characters of one leaf's proposals: a leaf may have 64 KiB. */
const mostCharacters = 40_000

/** The leaves of minutes: one, unless so many proposals came that they would not fit. */
export function leavesOfMinutes({
  proposals,
  ...said
}: Omit<MinutesLeaf, 'kind' | 'part' | 'parts'>): MinutesLeaf[] {
  const parts: ProposalInMinutes[][] = [[]]
  let length = 0
  for (const proposal of proposals) {
    const own = JSON.stringify(proposal).length
    if (length + own > mostCharacters) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(proposal)
    length += own
  }
  return parts.map((some, index) => ({
    ...said,
    ...{ kind: 'minutes', part: index + 1, parts: parts.length, proposals: some },
  }))
}

/**
 * The minutes of a tender, from leaves that the product wrote itself.
 * @returns nothing before the opening is finished
 */
export async function readMinutes(log: LogContext, tender: number): Promise<Minutes | undefined> {
  const own: EntryRow[] = []
  for (const row of await readLeavesAbout(log, tender, ['minutes'])) if (await isOwn(log, row)) own.push(row)
  const leaves = own.map(({ sequence, leaf }) => ({
    said: minutesLeaf.parse(JSON.parse(leaf)),
    entry: { sequence, hash: leafHash(utf8(leaf)) },
  }))
  const [first] = leaves
  if (!first || leaves.length < first.said.parts) return undefined
  const { kind: _kind, part: _part, parts: _parts, ...said } = first.said
  return {
    ...said,
    proposals: leaves.flatMap(({ said: { proposals } }) => proposals),
    entries: leaves.map(({ entry }) => entry),
  }
}

/** Rows that somebody else wrote say nothing. */
async function isOwn(log: LogContext, row: EntryRow): Promise<boolean> {
  try {
    await requireOwnLeaves(log, [row])
    return true
  } catch (error) {
    if (error instanceof ForeignLeafError) return false
    throw error
  }
}
