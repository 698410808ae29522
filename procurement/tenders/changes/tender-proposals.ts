import type { PayloadRequest, Where } from 'payload'
import { findOpening } from '../../openings/openings-table.ts'

/** Whether anybody ever sent a proposal to the tender, withdrawn ones included. */
export async function hasProposals(req: PayloadRequest, tender: number | string): Promise<boolean> {
  return (await count(req, { tender: { equals: tender } })) > 0
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
