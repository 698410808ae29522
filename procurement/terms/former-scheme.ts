import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { FormerSchemeEndedLeaf, FormerSchemeLeaf } from '../../transparency/leaf.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { readLeavesAbout, tenderInLeaf } from '../../transparency/log-rows.ts'
import { readOpenedLog } from '../../transparency/open-log.ts'
import { requireOwnLeaves } from '../../transparency/own-leaves.ts'
import { requireAsSigned, type SignerContext } from '../../transparency/signing/sign-checkpoint.ts'
import { termsOfTender } from './terms-of-tender.ts'

const namedLeaf = z.object({ deadline: z.string() })

/**
 * Until when a tender that was open before every tender had custodians goes on being sealed as its bidders were promised: its
 * deadline by then, from a leaf of the product's own. No row says so, and nothing writes such leaves a second time.
 * @returns nothing for any other tender
 * @throws ForeignLeafError when a leaf was changed
 */
export async function formerSchemeUntil(log: LogContext, tender: number): Promise<string | undefined> {
  // The code of a leaf does not cover the number in its row.
  const rows = (await readLeavesAbout(log, tender, ['former scheme'])).filter(
    (row) => tenderInLeaf(row) === tender,
  )
  const [row] = rows
  if (!row) return undefined
  await requireOwnLeaves(log, rows)
  return namedLeaf.parse(JSON.parse(row.leaf)).deadline
}

/** Whether proposals to a tender without terms are sealed by the former scheme. A deadline that was moved since needs custodians. */
export async function isOfFormerScheme(
  log: LogContext,
  { id, deadline }: { id: number; deadline: string },
): Promise<boolean> {
  const until = await formerSchemeUntil(log, id)
  return until !== undefined && Date.parse(deadline) <= Date.parse(until)
}

/**
 * Writes into the log which tenders are open without custodians, once in the life of a log: from then on no other is sealed by
 * the former scheme. Of processes that do it at once, one does. A log of which somebody took that entry out is not asked again.
 * @returns the reference numbers of these tenders, where it was done now
 * @throws LogRefusedError when the log is not what was signed before; nothing is written
 */
export async function endFormerScheme(log: SignerContext, at: Date): Promise<string[]> {
  const opened = await readOpenedLog(log.payload)
  if (!opened || (await hasEnded(log.payload))) return []
  await requireAsSigned(log, opened.logKey)
  let named: string[] = []
  await writeAtEnd(
    log,
    async (first) => {
      named = []
      if (await hasEnded(log.payload)) return []
      const tenders = await openWithoutTerms(log, at)
      named = tenders.map(({ reference }) => reference)
      return [
        ...tenders.map((tender, index) =>
          leafStatement(log, first + index, formerSchemeLeaf(tender, at), at, { tender: tender.tender }),
        ),
        leafStatement(log, first + tenders.length, { ...endedLeaf, at: at.toISOString() }, at),
      ]
    },
    () => hasEnded(log.payload),
  )
  return named
}

/** By what the leaf says: the log's root does not cover what its row says of its kind. */
async function hasEnded(payload: Payload): Promise<boolean> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT sequence FROM log_entries WHERE leaf LIKE ${`%"kind":"${endedLeaf.kind}"}`} LIMIT 1`,
  )
  return rows.length > 0
}

const endedLeaf = { kind: 'former scheme ended' } as const satisfies Partial<FormerSchemeEndedLeaf>

type OpenTender = Pick<FormerSchemeLeaf, 'tender' | 'reference' | 'deadline'>

export function formerSchemeLeaf(tender: OpenTender, at: Date): FormerSchemeLeaf {
  return { kind: 'former scheme', at: at.toISOString(), ...tender }
}

async function openWithoutTerms(log: LogContext, at: Date): Promise<OpenTender[]> {
  const open = await findOpen(log.payload, at)
  const withoutTerms: OpenTender[] = []
  for (const tender of open) if (!(await termsOfTender(log, tender.tender))) withoutTerms.push(tender)
  return withoutTerms
}

async function findOpen(payload: Payload, at: Date): Promise<OpenTender[]> {
  const { docs } = await payload.find({
    collection: 'tenders',
    where: { _status: { equals: 'published' }, deadline: { greater_than: at.toISOString() } },
    ...{ sort: 'id', pagination: false, depth: 0, overrideAccess: true },
  })
  return docs.map(({ id, referenceNumber, deadline }) => ({
    ...{ tender: id, reference: referenceNumber, deadline: new Date(deadline).toISOString() },
  }))
}
