import type { PayloadRequest, Where } from 'payload'
import { defaultLanguage } from '../../languages/languages.ts'
import { leadsSomewhere } from '../../model/fields/site-addresses.ts'
import { isPublicFile } from '../../model/references/public-files.ts'
import { targetOfLink } from '../../store/rich-text/link-target.ts'
import { isFileLibrary } from '../../store/uploads/file-address.ts'
import type { LinkedTo } from './links-of-record.ts'

const fileOfLibrary = /^\/files\/(documents|media)\/(?:[0-9a-z]+\/)?([^/?#]+)$/

/** Whether a link within this site leads visitors somewhere; nothing for one that leads to another site. */
export async function standsInside(
  to: LinkedTo,
  siteUrl: string,
  req: PayloadRequest,
): Promise<boolean | undefined> {
  if ('collection' in to) return isPublished(to, req)
  const target = targetOfLink({ linkType: 'custom', url: ownPath(to.address, siteUrl) })
  if (target === null) return false
  if (target.kind === 'site') return undefined
  if (target.kind === 'page') return leadsSomewhere(target.path, req)
  const [, library = '', name = ''] = fileOfLibrary.exec(target.address) ?? []
  const reading = { payload: req.payload, language: defaultLanguage, now: new Date() }
  return isFileLibrary(library) ? isPublicFile(reading, library, decoded(name)) : true
}

/** The path of a full address of this site, and any other address as it is. */
function ownPath(address: string, siteUrl: string): string {
  if (!URL.canParse(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : address
}

async function isPublished(
  { collection, id }: { collection: string; id: number },
  req: PayloadRequest,
): Promise<boolean> {
  const config = req.payload.config.collections.find(({ slug }) => slug === collection)
  if (!config || !Number.isSafeInteger(id)) return false
  const published: Where[] = config.versions?.drafts ? [{ _status: { equals: 'published' } }] : []
  return exists(config.slug, { and: [{ id: { equals: id } }, ...published] }, req)
}

async function exists(
  collection: PayloadRequest['payload']['config']['collections'][number]['slug'],
  where: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
  return totalDocs > 0
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
