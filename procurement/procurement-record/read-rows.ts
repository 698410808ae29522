import type { Payload, Where } from 'payload'
import type { Proposal } from '../../store/payload-types.ts'

/** Rows of proposals, with what the product alone reads. */
export async function readRows(payload: Payload, where: Where): Promise<Proposal[]> {
  const { docs } = await payload.find({
    collection: 'proposals',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs
}
