import type { Payload } from 'payload'
import type { ProcurementRecord } from '../../store/payload-types.ts'

const pageSize = 500

/**
 * The entries of the procurement record in their order.
 * @param after number of the entry after which to begin; all are read without it
 */
export async function readEntries(
  payload: Payload,
  after = Number.MIN_SAFE_INTEGER,
): Promise<ProcurementRecord[]> {
  const entries: ProcurementRecord[] = []
  for (let last = after; ;) {
    const { docs } = await payload.find({
      collection: 'procurement-record',
      where: { sequence: { greater_than: last } },
      sort: 'sequence',
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    entries.push(...docs)
    const end = docs.at(-1)
    if (!end || docs.length < pageSize) return entries
    last = end.sequence
  }
}
