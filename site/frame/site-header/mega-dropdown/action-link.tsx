import type { ReactNode } from 'react'
import type { Destination } from '../../../../content/organization/read-destination.ts'
import { ExternalLink } from '../../../ui/link/external-link.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { useSitePath } from '../use-site-path.ts'

interface ActionLinkProps {
  destination: Destination
  className: string
  children: ReactNode
}

/** A link to wherever an editor's choice leads: a page of the site, another site in a new tab, or an e-mail. */
export function ActionLink({ destination, className, children }: ActionLinkProps) {
  const path = useSitePath()
  switch (destination.kind) {
    case 'page':
      return (
        <SiteLink
          to={destination.path}
          className={className}
          aria-current={destination.path === path ? 'page' : undefined}
        >
          {children}
        </SiteLink>
      )
    case 'site':
      return (
        <ExternalLink href={destination.address} className={className}>
          {children}
        </ExternalLink>
      )
    case 'mail':
      return (
        <a href={destination.address} className={className}>
          {children}
        </a>
      )
  }
}
