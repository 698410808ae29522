import type { Payload } from 'payload'
import type { LogContext } from '../../transparency/log-context.ts'
import { termsOfTender } from './terms-of-tender.ts'
import { ofTransaction, type InTransaction } from '../../store/database/in-transaction.ts'

/** Whether bidders have ever seen a tender: from then on its terms hold. */
export async function isFixed(payload: Payload, tender: number, req?: InTransaction): Promise<boolean> {
  const seen = await payload.db.findOne<{ id: number }>({
    collection: 'tenders',
    where: {
      and: [
        { id: { equals: tender } },
        { or: [{ _status: { equals: 'published' } }, { firstPublishedAt: { exists: true } }] },
      ],
    },
    ...ofTransaction(req),
  })
  if (seen) return true
  const { totalDocs } = await payload.countVersions({
    collection: 'tenders',
    where: { parent: { equals: tender }, 'version._status': { equals: 'published' } },
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return totalDocs > 0
}

/**
 * Whether custodians can still be appointed for a tender: until it is published with its terms. One that was published
 * without any takes them until its deadline.
 */
export async function takesCustodians(
  log: LogContext,
  { id, deadline }: { id: number; deadline: string },
  now: Date,
): Promise<boolean> {
  if (!(await isFixed(log.payload, id, log.req))) return true
  return now.getTime() < Date.parse(deadline) && (await termsOfTender(log, id)) === undefined
}
