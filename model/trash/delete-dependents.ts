import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { ofTransaction } from '../../store/database/in-transaction.ts'
import { dependentsOf } from '../references/reference-places.ts'

/**
 * What belongs to a record goes with it, and before it: a row that must name a record does not let it go, and where the
 * database has no transactions, its versions are lost by then. Comes after everything that may refuse.
 */
export const deleteDependents: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  for (const { collection: dependent, relations } of dependentsOf(req.payload, collection.slug)) {
    const { errors } = await req.payload.delete({
      collection: dependent,
      where: { or: relations.map((path) => ({ [path]: { equals: id } })) },
      depth: 0,
      overrideAccess: true,
      ...ofTransaction(req),
    })
    const [error] = errors
    if (error) throw new APIError(`${dependent} of ${collection.slug} ${id}: ${error.message}`)
  }
}
