import type { Payload, PayloadRequest } from 'payload'

/** Whether bidders have ever seen a tender: from then on its terms hold, and its custodians stay. */
export async function isFixed(
  payload: Payload,
  tender: number,
  req?: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<boolean> {
  const transaction = req?.transactionID !== undefined && { req: { transactionID: req.transactionID } }
  const published = await payload.db.findOne<{ id: number }>({
    collection: 'tenders',
    where: { and: [{ id: { equals: tender } }, { _status: { equals: 'published' } }] },
    ...transaction,
  })
  if (published) return true
  const { totalDocs } = await payload.countVersions({
    collection: 'tenders',
    where: { parent: { equals: tender }, 'version._status': { equals: 'published' } },
    overrideAccess: true,
    ...transaction,
  })
  return totalDocs > 0
}
