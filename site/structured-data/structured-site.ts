import type { Organization } from '../../content/organization/read-organization.ts'
import type { Picture } from '../../store/read/picture.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { previewAddress, previewSize } from '../frame/page-head/preview-address.ts'
import type { SchemaNode } from './vocabulary.ts'

/** What every description of a page needs to know. */
export interface StructuredSite {
  siteUrl: string
  language: Language
  organization: Organization
}

/** The one name of the network in every block of data. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`
}

/** The network where another thing refers to it. */
export function theOrganization({ siteUrl, organization }: StructuredSite): SchemaNode<'Organization'> {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: organization.name.text,
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
  }
}

/** Full address of a path of the route table in the page's language. */
export function pageAddress({ siteUrl, language }: StructuredSite, path: string): string {
  return `${siteUrl}${addressIn(language, path)}`
}

/** A picture as things show it, with who is to be named for it. */
export function imageObject(
  picture: Picture | null | undefined,
  { siteUrl }: StructuredSite,
): SchemaNode<'ImageObject'> | undefined {
  if (!picture) return undefined
  const file = picture.sizes.webp.at(-1) ?? picture.original
  return {
    '@type': 'ImageObject',
    contentUrl: `${siteUrl}${file.address}`,
    url: `${siteUrl}${file.address}`,
    width: file.width,
    height: file.height,
    caption: picture.alternativeText?.text,
    creditText: picture.credit?.text,
  }
}

/** A record's own picture, else the one that its page is shared with: search engines show none without. */
export function imageOfPage(
  { title, image }: { title: { text: string }; image?: Picture | null },
  path: string,
  site: StructuredSite,
): SchemaNode<'ImageObject'> {
  const address = `${site.siteUrl}${previewAddress(site.language, path, { title: title.text, network: site.organization.name.text })}`
  return (
    imageObject(image, site) ?? { '@type': 'ImageObject', contentUrl: address, url: address, ...previewSize }
  )
}
