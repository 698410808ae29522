import { addressIn } from '../../languages/address.ts'
import { organizationId, pageAddress, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

/** Year in which the network was founded (specification, section 1). */
const foundedIn = '1987'

/** Who the network is; stands on the home page. */
export function describeOrganization(site: StructuredSite): SchemaNode<'Organization'> {
  const { siteUrl, organization } = site
  const accounts = Object.values(organization.socialLinks).filter((link) => link.startsWith('http'))
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: organization.name.text,
    alternateName: organization.abbreviation,
    description: organization.description.text,
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
    foundingDate: foundedIn,
    email: organization.informationEmail,
    telephone: organization.telephone,
    address: { '@type': 'PostalAddress', addressLocality: organization.location.text },
    sameAs: accounts.length > 0 ? accounts : undefined,
  }
}

/** The site, and how it is searched. */
export function describeWebsite(site: StructuredSite): SchemaNode<'WebSite'> {
  const { siteUrl, language, organization } = site
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: organization.name.text,
    alternateName: organization.abbreviation,
    url: pageAddress(site, '/'),
    inLanguage: language,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${addressIn(language, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
