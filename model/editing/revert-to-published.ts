import { APIError, type CollectionSlug, type Endpoint, type GlobalSlug, type PayloadRequest } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { versionWords } from '../../languages/back-office/version-words.ts'
import { isInTrash } from '../../store/being-trashed.ts'
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

/**
 * The version that visitors read. A colleague may have taken the record off the site since the form was opened: what was published
 * before stays off it.
 */
async function publishedVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  parent: number,
): Promise<string> {
  const { docs } = await req.payload.findVersions({
    ...{ collection, where: { and: [{ parent: { equals: parent } }, isPublished] } },
    ...{ sort: '-updatedAt', limit: 1, pagination: false, ...asThePerson(req) },
  })
  const row = await req.payload.db.findOne<PublishedRow & { id: number }>({
    ...{ collection, where: { id: { equals: parent } }, req },
  })
  if (!row) return notFound(req)
  refuseUnlessPublished(req, row)
  if (docs[0]) return docs[0].id
  // So many drafts have followed that its version was deleted: it stands only where visitors read it.
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
  const row = await req.payload.db.findGlobal<PublishedRow>({ slug, req })
  refuseUnlessPublished(req, row)
  if (docs[0]) return docs[0].id
  const { id } = await req.payload.db.createGlobalVersion({
    ...{ globalSlug: slug, versionData: row, autosave: false },
    ...{ createdAt: row.createdAt, updatedAt: new Date().toISOString(), req },
  })
  return id
}

// An interface would not be taken for a record.
type PublishedRow = { _status?: string; createdAt: string; deletedAt?: string | null }

/** @throws APIError that answers 409 in the person's language */
function refuseUnlessPublished(req: PayloadRequest, row: PublishedRow): void {
  if (row._status === 'published' && !isInTrash(row)) return
  throw new APIError(versionWords[languageOf(req)].nothingPublished, 409, null, true)
}
