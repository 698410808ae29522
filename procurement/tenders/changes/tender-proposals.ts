import type { PayloadRequest, Where } from 'payload'
import { logContextOf } from '../../../transparency/log-context.ts'
import { findOpening } from '../../openings/openings-table.ts'
import { isFixed } from '../../terms/is-fixed.ts'
import { termsOfTender } from '../../terms/terms-of-tender.ts'

/** Whether anybody ever sent a proposal to the tender, withdrawn ones included. */
export async function hasProposals(req: PayloadRequest, tender: number | string): Promise<boolean> {
  return (await count(req, { tender: { equals: tender } })) > 0
}

/** Whether bidders have seen a tender with custodians whose opening is not finished: until then nobody knows if it has proposals. */
export async function mayHaveEnvelopes(req: PayloadRequest, tender: number): Promise<boolean> {
  const { payload } = req
  const terms = await termsOfTender({ ...(await logContextOf(payload)), req }, tender)
  if (!terms || !(await isFixed(payload, tender, req))) return false
  return (await findOpening(payload, tender))?.state !== 'finished'
}

/** Whether somebody has seen what a proposal says, or is seeing it at this moment. */
export async function isOpened(req: PayloadRequest, tender: number | string): Promise<boolean> {
  const opened = await count(req, { tender: { equals: tender }, openedAt: { exists: true } })
  if (opened > 0) return true
  const { totalDocs } = await req.payload.count({
    collection: 'proposal-openings',
    where: { tender: { equals: tender }, confirmedBy: { exists: true } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0 || (await findOpening(req.payload, Number(tender))) !== undefined
}

async function count(req: PayloadRequest, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection: 'proposals', where, overrideAccess: true, req })
  return totalDocs
}
