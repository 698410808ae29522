import type { PayloadRequest, Where } from 'payload'
import { addressesOutsideRecords, recordsOfPath } from '../../languages/addresses.ts'
import type { Kind } from '../../languages/declared-kinds.ts'

/**
 * Whether a path of this site, without a language's prefix, leads visitors somewhere: to a page of the site's own, to a
 * record that is published, to one that moved, or elsewhere by an editor's redirect.
 */
export async function leadsSomewhere(
  path: string,
  req: PayloadRequest,
  { byRedirect = true } = {},
): Promise<boolean> {
  const [address = ''] = path.split(/[?#]/)
  if (addressesOutsideRecords.test(address)) return true
  for (const { kind, slug } of recordsOfPath(address)) {
    const isId = /^\d{1,9}$/.test(slug) && kind !== 'pages'
    const named: Where = isId ? { id: { equals: Number(slug) } } : { slug: { equals: slug } }
    if ((await isPublished(kind, named)) || (await hasMoved(kind, slug))) return true
  }
  if (!byRedirect) return false
  const redirected = await req.payload.count({
    collection: 'redirects',
    where: { formerAddress: { equals: address } },
    overrideAccess: true,
    req,
  })
  return redirected.totalDocs > 0

  async function isPublished(collection: Kind, named: Where): Promise<boolean> {
    const where = { and: [{ _status: { equals: 'published' } }, named] }
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
    return totalDocs > 0
  }

  /** A former slug leads to its record only while that is published. */
  async function hasMoved(kind: Kind, slug: string): Promise<boolean> {
    const { docs } = await req.payload.find({
      collection: 'former-slugs',
      where: { and: [{ kind: { equals: kind } }, { slug: { equals: slug } }] },
      ...{ depth: 0, pagination: false, overrideAccess: true, req },
    })
    const ids = docs.map(({ recordId }) => Number(recordId))
    return ids.length > 0 && isPublished(kind, { id: { in: ids } })
  }
}
