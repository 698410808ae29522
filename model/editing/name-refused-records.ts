import type { CollectionAfterOperationHook } from 'payload'
import { isolated } from '../../languages/isolated.ts'
import { describeUses } from '../references/describe-uses.ts'

/** Of several records that are saved together, says which were refused: Payload gives the reasons alone. */
export const nameRefusedRecords: CollectionAfterOperationHook = async ({
  collection: { slug: collection },
  operation,
  req,
  result,
}) => {
  if (operation !== 'update' || result.errors.length === 0) return result
  const records = result.errors.map(({ id }) => ({ collection, id: Number(id), isPublished: false }))
  const described = await describeUses(req, records)
  const errors = result.errors.map((error, index) => {
    const title = described[index]?.title ?? null
    const isNamed = title === null || error.message.includes(title)
    return isNamed ? error : { ...error, message: `${isolated(title)}: ${error.message}` }
  })
  return { ...result, errors }
}
