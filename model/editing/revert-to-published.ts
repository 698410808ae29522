import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { jsonAnswer, notFound, routeNumber } from '../endpoint-answers.ts'
import { asThePerson } from './restore-record.ts'

/** Under which a save says that it takes back what was not published, and publishes nothing. */
export const revertsToPublished = 'revertsToPublished'

/**
 * Takes back what was not published of a record, in all languages. Payload saves what is published in the language of the form,
 * and so publishes what is written in the others.
 */
export function revertRecord(collection: CollectionSlug): Endpoint {
  return {
    path: '/:id/revert',
    method: 'post',
    handler: async (req) => {
      const id = await publishedVersion(req, collection, routeNumber(req, 'id'))
      req.context[revertsToPublished] = true
      const doc = await req.payload.restoreVersion({ collection, id, ...asThePerson(req) })
      return answer(req, doc)
    },
  }
}

/** The same of what there is one of. */
export function revertGlobal(slug: GlobalSlug): Endpoint {
  return {
    path: '/revert',
    method: 'post',
    handler: async (req) => {
      const id = await publishedGlobalVersion(req, slug)
      req.context[revertsToPublished] = true
      const doc = await req.payload.restoreGlobalVersion({ slug, id, ...asThePerson(req) })
      return answer(req, doc)
    },
  }
}

const answer = (req: PayloadRequest, doc: unknown) =>
  jsonAnswer({ message: req.t('general:updatedSuccessfully'), doc })

const isPublished = { 'version._status': { equals: 'published' } } as const

async function publishedVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  parent: number,
): Promise<string> {
  const { docs } = await req.payload.findVersions({
    ...{ collection, where: { and: [{ parent: { equals: parent } }, isPublished] } },
    ...{ sort: '-updatedAt', limit: 1, pagination: false, ...asThePerson(req) },
  })
  if (docs[0]) return docs[0].id
  // So many drafts have followed that its version was deleted: it stands only where visitors read it.
  const row = await req.payload.db.findOne<{ id: number; _status?: string; createdAt: string }>({
    ...{ collection, where: { id: { equals: parent } }, req },
  })
  if (row?._status !== 'published') return notFound(req)
  const { id } = await req.payload.db.createVersion({
    ...{ collectionSlug: collection, parent, versionData: row, autosave: false },
    ...{ createdAt: row.createdAt, updatedAt: new Date().toISOString(), req },
  })
  return id
}

async function publishedGlobalVersion(req: PayloadRequest, slug: GlobalSlug): Promise<string> {
  const { docs } = await req.payload.findGlobalVersions({
    ...{ slug, where: isPublished, sort: '-updatedAt', limit: 1, pagination: false, ...asThePerson(req) },
  })
  if (docs[0]) return docs[0].id
  const row = await req.payload.db.findGlobal<{ _status?: string; createdAt: string }>({ slug, req })
  if (row._status !== 'published') return notFound(req)
  const { id } = await req.payload.db.createGlobalVersion({
    ...{ globalSlug: slug, versionData: row, autosave: false },
    ...{ createdAt: row.createdAt, updatedAt: new Date().toISOString(), req },
  })
  return id
}
