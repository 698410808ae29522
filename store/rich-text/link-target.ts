import { pathWithoutLanguage } from '../../languages/address.ts'
import { addressedKinds, pathOfRecord } from '../../languages/addresses.ts'
import { isInTrash } from '../being-trashed.ts'
import { fileAddress } from '../uploads/file-address.ts'

/** Where a link in a text leads. */
export type LinkTarget =
  /** A page of this site: its path without the language's prefix. */
  | { kind: 'page'; path: string }
  | { kind: 'site'; address: string }
  /** A file of this site, an e-mail, a telephone, a place on the same page. */
  | { kind: 'other'; address: string }

/** Kinds of records to which a text may link: those that have an address, and files. */
export const linkedKinds = [...addressedKinds, 'documents'] as const

interface LinkFields {
  linkType?: string | undefined
  url?: string | null | undefined
  doc?: { relationTo: string; value?: unknown } | null | undefined
}

/** Where a link leads; nothing when it leads nowhere that visitors may go, or by a scheme that a text has no use for. */
export function targetOfLink({ linkType, url, doc }: LinkFields): LinkTarget | null {
  if (linkType === 'internal') return doc ? targetOfRecord(doc.relationTo, doc.value) : null
  const address = url?.trim() ?? ''
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? { kind: 'site', address } : null
  if (/^(mailto:|tel:|#)/i.test(address) || notPages.test(address)) return { kind: 'other', address }
  return /^\/(?![/\\])/.test(address) ? { kind: 'page', path: pathWithoutLanguage(address) } : null
}

/** Addresses of this site that are the same in every language. */
const notPages =
  /^\/(?:files|covers|api|admin|assets|maps|flags|previews)(?:[/?#]|$)|^\/(?:sitemap\.xml|robots\.txt)$/

/** @param record as it was read; an id alone, or nothing, where visitors may not see it */
function targetOfRecord(kind: string, record: unknown): LinkTarget | null {
  if (typeof record !== 'object' || record === null || !('id' in record)) return null
  if (isInTrash(record)) return null
  if (kind === 'documents') {
    const name = 'filename' in record ? record.filename : null
    return typeof name === 'string' ? { kind: 'other', address: fileAddress('documents', name) } : null
  }
  const slug = 'slug' in record && typeof record.slug === 'string' ? record.slug : String(record.id)
  const path = pathOfRecord(kind, slug)
  return path === undefined ? null : { kind: 'page', path }
}

/** Whether an editor may link to an address that was typed. */
export function isLinkAddress(address: string): boolean {
  return !/\s/.test(address.trim()) && targetOfLink({ linkType: 'custom', url: address }) !== null
}
