import type { PayloadRequest } from 'payload'
import { addressesOutsideRecords, recordsOfPath } from '../../languages/addresses.ts'

/**
 * Whether a path of this site, without a language's prefix, leads visitors somewhere: to a page of the site's own, to a
 * record that is published, or to one that moved.
 */
export async function leadsSomewhere(path: string, req: PayloadRequest): Promise<boolean> {
  const [address = ''] = path.split(/[?#]/)
  if (addressesOutsideRecords.test(address)) return true
  for (const { kind, slug } of recordsOfPath(address)) {
    const isId = /^\d{1,9}$/.test(slug)
    const { totalDocs } = await req.payload.count({
      collection: kind,
      where: {
        and: [
          { _status: { equals: 'published' } },
          isId && kind !== 'pages' ? { id: { equals: Number(slug) } } : { slug: { equals: slug } },
        ],
      },
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) return true
    const moved = await req.payload.count({
      collection: 'former-slugs',
      where: { and: [{ kind: { equals: kind } }, { slug: { equals: slug } }] },
      overrideAccess: true,
      req,
    })
    if (moved.totalDocs > 0) return true
  }
  return false
}
