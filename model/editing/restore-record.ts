import { restoreVersionOperation, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { jsonAnswer, notFound, routeNumber } from '../endpoint-answers.ts'

/**
 * Restores a version of a record. Payload writes a draft that is restored over what is published, which takes the page off the
 * site: here it is a draft beside what is published. A version that was published is published again.
 */
export function restoreRecord(collection: CollectionSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = String(routeNumber(req, 'id'))
      const options = asThePerson(req)
      const { docs } = await req.payload.findVersions({
        ...{ collection, where: { id: { equals: id } }, limit: 1, pagination: false, ...options },
      })
      const version = docs[0]?.version
      if (!version) return notFound(req)
      const isDraft = '_status' in version && version._status === 'draft'
      const draft = isDraft || req.searchParams.get('draft') === 'true'
      // The Local API knows no drafts here.
      const of = req.payload.collections[collection]
      const doc: unknown = await restoreVersionOperation({ collection: of, id, draft, ...options })
      return jsonAnswer({ doc, message: req.t('version:restoredSuccessfully') })
    },
  }
}

/** What Payload is asked for somebody, and gives only them. */
export const asThePerson = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user: req.user, req }) as const
