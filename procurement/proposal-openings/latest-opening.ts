import type { Payload } from 'payload'
import type { ProposalOpening } from '../../store/payload-types.ts'

/** The opening of a tender that counts: who begins again supersedes what was begun before. */
export async function latestOpening(payload: Payload, tender: number): Promise<ProposalOpening | undefined> {
  const { docs } = await payload.find({
    collection: 'proposal-openings',
    where: { tender: { equals: tender } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}
