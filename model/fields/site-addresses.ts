import type { PayloadRequest } from 'payload'
import { addressesOutsideRecords, recordsOfPath } from '../../languages/addresses.ts'

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
  if (!byRedirect) return false
  const redirected = await req.payload.count({
    collection: 'redirects',
    where: { formerAddress: { equals: address } },
    overrideAccess: true,
    req,
  })
  return redirected.totalDocs > 0
}
