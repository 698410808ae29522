import type { Action } from '../../../content/organization/read-destination.ts'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** A way that an editor named: within the site, to another site, or to a letter. */
export function WayLink({ label, destination }: Action) {
  const words = <Localized value={label} />
  switch (destination.kind) {
    case 'page':
      return <StandaloneLink to={destination.path}>{words}</StandaloneLink>
    case 'site':
      return (
        <ExternalLink href={destination.address} className="standalone-link" hasIcon>
          {words}
        </ExternalLink>
      )
    case 'mail':
      return (
        <a href={destination.address} className="standalone-link">
          {words}
        </a>
      )
  }
}
