import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { generateX25519Identity } from 'age-encryption'
import { z } from 'zod'
import { recipientOf } from '../../sealing/recipients.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { readLeavesAbout } from '../../transparency/log-rows.ts'
import { requireOwnLeaves } from '../../transparency/own-leaves.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { SealingKeyUnavailableError, type SealingKey } from '../proposals/sealing/sealing-key.ts'
import { tenderIdentity, tenderRecipient } from '../proposals/sealing/tender-key.ts'
import type { CustodianOpeningContext } from './opening-context.ts'

/**
 * The procurement's key for a tender: shares wait sealed to it, and proposals stay sealed to it after their opening. It is
 * made when the opening begins; whatever a row said of one before is forgotten, unless former proposals are sealed to it.
 * @returns its public half, and the statements that store it
 * @throws OpeningRefusedError where this machine could not open what is sealed to it
 */
export async function procurementKeyOf(
  { payload, sealingKey }: CustodianOpeningContext,
  tender: number,
  at: Date,
): Promise<{ recipient: string; statements: readonly SQL[] }> {
  const { totalDocs: former } = await payload.count({
    collection: 'proposals',
    where: { tender: { equals: tender }, scheme: { exists: false } },
    overrideAccess: true,
  })
  return withSealingKey(sealingKey, async (key) => {
    if (former > 0) {
      const recipient = await tenderRecipient(payload, tender, key)
      await tenderIdentity(payload, tender, key)
      return { recipient, statements: [] }
    }
    const identity = await generateX25519Identity()
    const recipient = await recipientOf(identity)
    const wrapped = await key.wrap(identity)
    if ((await key.unwrap(wrapped)) !== identity) throw new OpeningRefusedError('keyUnavailable')
    const { table, column } = namesOf(payload, 'tender-keys')
    const moment = at.toISOString()
    const row = { tender, recipient, wrappedIdentity: wrapped, custodian: key.id, createdAt: moment }
    const values = { ...row, updatedAt: moment }
    const names = Object.keys(values).map(column)
    const given = Object.values(values).map((value) => sql`${value}`)
    return {
      recipient,
      statements: [
        sql`DELETE FROM ${table} WHERE ${column('tender')} = ${tender}`,
        sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) VALUES (${sql.join(given, sql`, `)})`,
      ],
    }
  })
}

const begunLeaf = z.object({
  tender: z.number(),
  terms: z.string(),
  procurementKey: z.string(),
})

/** What the log says of the beginning of an opening, and where. */
export interface BegunEntry {
  sequence: number
  leaf: string
  terms: string
  procurementKey: string
}

/**
 * How an opening was begun, from a leaf that the product wrote itself.
 * @throws OpeningRefusedError before it is begun
 * @throws ForeignLeafError when somebody else wrote the leaf
 */
export async function begunEntryOf(
  { log }: Pick<CustodianOpeningContext, 'log'>,
  tender: number,
): Promise<BegunEntry> {
  const [row] = await readLeavesAbout(log, tender, ['opening begun'])
  if (!row) throw new OpeningRefusedError('notGathering')
  await requireOwnLeaves(log, [row])
  const { terms, procurementKey } = begunLeaf.parse(JSON.parse(row.leaf))
  return { sequence: row.sequence, leaf: row.leaf, terms, procurementKey }
}

/**
 * The private half of a tender's procurement key, in memory only.
 * @returns it with its public half, which is the one in the log
 * @throws OpeningRefusedError where it is not at hand, or a row has another one than the log
 */
export async function procurementIdentity(
  context: Pick<CustodianOpeningContext, 'payload' | 'sealingKey' | 'log'>,
  tender: number,
): Promise<{ identity: string; recipient: string }> {
  const { procurementKey: recipient } = await begunEntryOf(context, tender)
  const identity = await withSealingKey(context.sealingKey, (key) =>
    tenderIdentity(context.payload, tender, key),
  )
  if (identity === undefined || (await recipientOf(identity)) !== recipient)
    throw new OpeningRefusedError('keyUnavailable')
  return { identity, recipient }
}

async function withSealingKey<Result>(
  sealingKey: () => Promise<SealingKey>,
  use: (key: SealingKey) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(await sealingKey())
  } catch (error) {
    if (error instanceof SealingKeyUnavailableError) throw new OpeningRefusedError('keyUnavailable', error)
    throw error
  }
}
