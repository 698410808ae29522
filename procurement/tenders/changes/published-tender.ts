import type { PayloadRequest } from 'payload'

/** A document of a tender, as its row is stored. */
export interface TenderDocumentRow {
  file?: unknown
  version?: unknown
}

/** What bidders see of a tender, as the database stores it: texts by language, files by id. */
export interface PublishedTender {
  id: number
  _status?: string
  deadline: string
  enquiriesUntil?: string | null
  documents?: TenderDocumentRow[] | null
  addenda?: Record<string, unknown>[] | null
  outcome?: string | null
}

/** @returns nothing for a tender that is not on the site */
export async function readPublishedTender(
  req: PayloadRequest,
  id: number | string,
): Promise<PublishedTender | undefined> {
  const row = await req.payload.db.findOne<PublishedTender>({
    collection: 'tenders',
    where: { id: { equals: id } },
    locale: 'all',
    req,
  })
  return row?._status === 'published' ? row : undefined
}

/**
 * What bidders saw of a tender when it was last on the site.
 * @returns nothing for a tender that never was
 */
export async function readFormerPublication(
  req: PayloadRequest,
  id: number,
): Promise<PublishedTender | undefined> {
  const { docs } = await req.payload.db.findVersions<PublishedTender>({
    collection: 'tenders',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  return docs[0]?.version
}
