import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { orderRule } from '../../languages/back-office/order-words.ts'
import { forbidden, jsonAnswer, notFound } from '../endpoint-answers.ts'
import { enterInJournal } from '../journal/enter-in-journal.ts'
import { orderRecords, recordsInOrder } from './order-records.ts'
import { isOrdered } from './place-in-order.ts'

const ids = z.array(z.number().int().positive()).max(5000)
const bodySchema = z.object({
  kind: z.string(),
  /** Records in the order that the person saw. */
  before: ids,
  /** The same records in the order that they are to have. */
  after: ids,
})

/** Puts the records of a kind into an order, for whoever manages the kind. */
export const orderEndpoint: Endpoint = {
  path: '/order',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return forbidden(req)
    const given = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!given.success) return notFound(req)
    const { kind, before, after } = given.data
    const collection = req.payload.config.collections.find(({ slug }) => slug === kind)
    if (!collection || !isOrdered(collection)) return notFound(req)
    if ((await collection.access.update({ req })) !== true) return forbidden(req)
    const current = (await recordsInOrder(req, collection.slug)).map(({ id }) => id)
    if (!isSame(current, before)) throw new APIError(orderRule('movedMeanwhile', req), 409, null, true)
    if (!isSame(ascending(after), ascending(before))) return notFound(req)
    await orderRecords(req, collection.slug, after)
    if (!isSame(before, after))
      await enterInJournal(req, { act: 'ordered', kind: collection.slug, record: null, title: null })
    return jsonAnswer({ ordered: after.length })
  },
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index])
}
