import { createHash } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import { isMissing } from '../../submissions/files/file-access.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import type { Proposal } from '../../store/payload-types.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { EnvelopeError } from '../../sealing/envelope-header.ts'
import { readEnvelope, type ReadEnvelope } from '../../sealing/read-envelope.ts'
import type { Terms } from '../../sealing/terms.ts'
import { EnvelopeGoneError, openEnvelope } from '../proposals/envelopes/envelope-file.ts'

/** Proposals to a tender that lie in envelopes, whatever became of them. */
export function inEnvelopes(tender: number): Where {
  return { tender: { equals: tender }, scheme: { equals: 'custodians' }, receiptNote: { exists: true } }
}

/** Those that stand, and of which it is not decided yet what becomes of them. */
function undecided(tender: number): Where {
  return {
    ...inEnvelopes(tender),
    openedAt: { exists: false },
    brokenBecause: { exists: false },
    withdrawnAt: { exists: false },
    replacedBy: { exists: false },
    erasedAt: { exists: false },
  }
}

/** The same as a condition of a statement: that there are exactly so many of them. */
export function areUndecided(payload: Payload, tender: number, count: number): SQL {
  const { table, column } = namesOf(payload, 'proposals')
  const decided = ['openedAt', 'brokenBecause', 'withdrawnAt', 'replacedBy', 'erasedAt']
  const isUndecided = sql.join(
    decided.map((name) => sql`${column(name)} IS NULL`),
    sql` AND `,
  )
  return sql`${count} = (SELECT COUNT(*) FROM ${table} WHERE ${column('tender')} = ${tender}
    AND ${column('scheme')} = 'custodians' AND ${column('receiptNote')} IS NOT NULL AND ${isUndecided})`
}

/** Their rows, with what the product alone reads, in the order in which they arrived. */
export async function findUndecidedEnvelopes(payload: Payload, tender: number): Promise<Proposal[]> {
  return findRows(payload, undecided(tender))
}

/** All proposals in envelopes to a tender. */
export async function findAllEnvelopes(payload: Payload, tender: number): Promise<Proposal[]> {
  return findRows(payload, inEnvelopes(tender))
}

async function findRows(payload: Payload, where: Where): Promise<Proposal[]> {
  const { docs } = await payload.find({
    collection: 'proposals',
    where,
    sort: ['receivedAt', 'id'],
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs
}

/** The name of an envelope that no other has. @throws when a row has none: it is not of this scheme */
export function envelopeOf({ reference, envelopeId }: Proposal): string {
  if (envelopeId) return envelopeId
  throw new Error(`The proposal ${reference} has no envelope`)
}

/**
 * Reads header and shares of an envelope, and gives its content to be read; the file is closed afterwards, however much of it
 * was read.
 * @param use gets nothing when what is stored is no envelope for these terms: it was when it was received
 * @throws what the store throws when it is away
 */
export async function withStoredEnvelope<Result>(
  store: Pick<SubmissionStore, 'read'>,
  row: Proposal,
  terms: Terms,
  use: (envelope: ReadEnvelope | undefined) => Promise<Result>,
): Promise<Result> {
  const bytes = openEnvelope(store, row)
  try {
    const envelope = await readEnvelope(bytes, terms).catch((error: unknown) => {
      const isBroken = error instanceof EnvelopeError || error instanceof EnvelopeGoneError
      if (isBroken || isMissing(error)) return undefined
      throw error
    })
    return await use(envelope?.header.recipient === row.envelopeId ? envelope : undefined)
  } finally {
    await bytes.return(undefined)
  }
}

/** Header and shares alone. */
export function readShares(
  store: Pick<SubmissionStore, 'read'>,
  row: Proposal,
  terms: Terms,
): Promise<Pick<ReadEnvelope, 'header' | 'shares'> | undefined> {
  return withStoredEnvelope(
    store,
    row,
    terms,
    async (envelope) => envelope && { header: envelope.header, shares: envelope.shares },
  )
}

/** SHA-256 of what is stored of an envelope, hexadecimal; null where nothing is. @throws what the store throws when it is away */
export async function hashOfStored(
  store: Pick<SubmissionStore, 'read'>,
  row: Proposal,
): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const piece of openEnvelope(store, row)) hash.update(piece)
  } catch (error) {
    if (error instanceof EnvelopeGoneError || isMissing(error)) return null
    throw error
  }
  return hash.digest('hex')
}
