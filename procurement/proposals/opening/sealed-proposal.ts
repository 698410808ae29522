import type { Payload, Where } from 'payload'
import type { Proposal } from '../../../store/payload-types.ts'

/** Proposals to a tender's former key that were acknowledged, that stand, and that nobody has seen yet. */
export function stillSealed(tender: number): Where {
  return {
    tender: { equals: tender },
    receipt: { exists: true },
    // Those in envelopes are for custodians.
    scheme: { exists: false },
    openedAt: { exists: false },
    withdrawnAt: { exists: false },
    replacedBy: { exists: false },
    erasedAt: { exists: false },
  }
}

/** Their rows, with what the product alone reads, in the order in which they arrived. */
export async function findSealedProposals(payload: Payload, tender: number): Promise<Proposal[]> {
  const { docs } = await payload.find({
    collection: 'proposals',
    where: stillSealed(tender),
    sort: 'receivedAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs
}
