import type { Endpoint } from 'payload'
import { datasetsHolding } from '../figures/datasets/former-versions/former-versions.ts'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../model/endpoint-answers.ts'
import { describeUses, type DescribedUse } from '../model/references/describe-uses.ts'
import { collectionsReferringTo, globalsReferringTo } from '../model/references/reference-places.ts'
import { whereUsed } from '../model/references/where-used.ts'

/** Uses that are named; of a topic there may be thousands. */
const named = 20

/** Where a record is used, as the panel beside its form shows it. */
export interface UsesOfRecord {
  /** Whether anything could refer to a record of this kind. */
  canBeUsed: boolean
  /** The first of them. */
  uses: DescribedUse[]
  /** How many there are. */
  total: number
  /** Of a file: publications that still show a former version of it. */
  holding: DescribedUse[]
}

/**
 * For whoever may read the record. Apart from the form, which is there at once: thousands of texts may have to be read
 * through for the answer.
 */
export const usesOfRecord: Endpoint = {
  path: '/uses/:kind/:id',
  method: 'get',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return forbidden(req)
    const id = routeNumber(req, 'id')
    const kind = payload.config.collections.find(({ slug }) => slug === req.routeParams?.kind)?.slug
    if (!kind) return notFound(req)
    const record: unknown = await payload.findByID({
      ...{ collection: kind, id, depth: 0, draft: true, trash: true, disableErrors: true, select: {} },
      ...{ overrideAccess: false, user },
    })
    if (!record) return notFound(req)
    const found = await whereUsed(payload, { collection: kind, id })
    const holding = kind === 'documents' ? await datasetsHolding(payload, id) : []
    return jsonAnswer({
      canBeUsed:
        collectionsReferringTo(payload, kind).length > 0 || globalsReferringTo(payload, kind).length > 0,
      uses: await describeUses(req, found.slice(0, named)),
      total: found.length,
      holding: await describeUses(req, holding),
    } satisfies UsesOfRecord)
  },
}
