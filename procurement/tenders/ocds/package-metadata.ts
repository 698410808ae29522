import { absoluteAddress } from '../../../store/api/api-context.ts'
import type { Organization } from '../../../content/organization/read-organization.ts'

/** Where the policy is, without the site's address (`server/api/ocds/policy-page.ts`). */
export const policyAddress = '/api/ocds/policy'

/** The licence under which everything of tenders is open data. */
export const ocdsLicence = 'https://creativecommons.org/licenses/by/4.0/'

/** Defines `bids.statistics`, which OCDS 1.1 itself does not have. */
const bidExtension =
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_bid_extension/v1.1.5/extension.json'

/** What every package says of itself, whatever it contains. */
export function packageMetadata(
  { organization, siteUrl }: { organization: Pick<Organization, 'name'>; siteUrl: string },
  { address, publishedDate }: { address: string; publishedDate: string },
) {
  const context = { siteUrl, language: 'en' as const }
  return {
    uri: absoluteAddress(context, address),
    version: '1.1' as const,
    extensions: [bidExtension],
    publishedDate,
    publisher: { name: organization.name.text, uri: siteUrl },
    license: ocdsLicence,
    publicationPolicy: absoluteAddress(context, policyAddress),
  }
}

/** Address of one release's package, without the site's. */
export const releaseAddress = (releaseId: string) => `/api/ocds/releases/${releaseId}`
