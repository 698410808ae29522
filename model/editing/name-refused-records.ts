import type { CollectionAfterOperationHook } from 'payload'
import { isolated } from '../../languages/isolated.ts'
import { titleOfRecord } from '../references/title-of-record.ts'

/** Of several records that are saved together, says which were refused: Payload gives the reasons alone. */
export const nameRefusedRecords: CollectionAfterOperationHook = async ({
  collection,
  operation,
  req,
  result,
}) => {
  if (operation !== 'update' || result.errors.length === 0) return result
  const { docs } = await req.payload.find({
    ...{ collection: collection.slug, where: { id: { in: result.errors.map(({ id }) => id) } } },
    ...{ draft: true, trash: true, depth: 0, pagination: false, overrideAccess: false, user: req.user, req },
  })
  const titles = new Map(docs.map((doc) => [doc.id, titleOfRecord(collection, doc)]))
  const errors = result.errors.map((error) => {
    const title = titles.get(Number(error.id))
    const isNamed = title === undefined || error.message.includes(title)
    return isNamed ? error : { ...error, message: `${isolated(title)}: ${error.message}` }
  })
  return { ...result, errors }
}
