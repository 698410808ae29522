import type { CollectionSlug, Payload } from 'payload'
import type { InTransaction } from '../store/database/in-transaction.ts'

interface LatestVersion {
  id: number | string
  updatedAt: string
  version: { _status?: string }
}

/** What was saved last of a record with versions, a draft or published, whoever may read it. */
export async function readLatestVersion(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  req?: InTransaction,
): Promise<LatestVersion | undefined> {
  const { docs } = await payload.db.findVersions<{ _status?: string }>({
    ...{ collection, where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] } },
    ...{ limit: 1, pagination: false, ...(req && { req }) },
  })
  return docs[0]
}
