import type { Organization } from '../../../content/organization/read-organization.ts'
import type { Messages } from '../../../languages/messages/en.ts'

/** A link of the footer: to a page of the site, to something else that it serves, or to a new tab. */
export interface FooterLink {
  to: string
  kind: 'page' | 'served' | 'new-tab'
  label: (messages: Messages) => string
}

/** Explore (specification, section 2.3). */
export function exploreLinks(organization: Organization | undefined): FooterLink[] {
  const hub: FooterLink[] = organization
    ? [{ to: organization.hubAddress, kind: 'new-tab', label: ({ footer }) => footer.hubSite }]
    : []
  return [
    { to: '/who-we-are', kind: 'page', label: ({ navigation }) => navigation.whoWeAre },
    { to: '/what-we-do', kind: 'page', label: ({ navigation }) => navigation.whatWeDo },
    ...hub,
    { to: '/events', kind: 'page', label: ({ navigation }) => navigation.events },
  ]
}

/** Resources (specification, section 2.3), and the description of the public API. */
export const resourceLinks: readonly FooterLink[] = [
  { to: '/publications', kind: 'page', label: ({ navigation }) => navigation.publications },
  { to: '/data-tools', kind: 'page', label: ({ navigation }) => navigation.dataTools },
  { to: '/partners', kind: 'page', label: ({ navigation }) => navigation.partners },
  { to: '/media', kind: 'page', label: ({ navigation }) => navigation.media },
  { to: '/api/docs', kind: 'served', label: ({ footer }) => footer.api },
  { to: '/sitemap.xml', kind: 'new-tab', label: ({ navigation }) => navigation.sitemap },
]
