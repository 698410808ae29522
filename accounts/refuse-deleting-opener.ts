import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { accountRule } from '../languages/back-office/account-rules.ts'
import { ofTransaction } from '../store/database/in-transaction.ts'

/** An opening of proposals names for good who has begun it; the database would refuse to forget, in no words of ours. */
export const refuseDeletingOpener: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'proposal-openings',
    where: { begunBy: { equals: id } },
    overrideAccess: true,
    ...ofTransaction(req),
  })
  if (totalDocs > 0) throw new APIError(accountRule('accountBeganOpening', req), 409, null, true)
}
