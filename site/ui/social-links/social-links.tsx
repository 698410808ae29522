import type { Organization, SocialNetwork } from '../../../content/organization/read-organization.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { Icon } from '../icon/icon.tsx'
import { ExternalLink } from '../link/external-link.tsx'
import './social-links.css'

/** In the order of the specification, with their own names, which are the same in every language. */
const networks: readonly { network: SocialNetwork; name: string }[] = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'x', name: 'X' },
  { network: 'youtube', name: 'YouTube' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'instagram', name: 'Instagram' },
]

interface SocialLinksProps {
  links: Organization['socialLinks']
  /** Word beside the icons, which also names the list. */
  label: string
}

/**
 * Icons that lead to the network's accounts; their names in the light version, which weigh a kilobyte less. An account that is not there has the address `#` (specification,
 * section 3); its icon is left out, because it would lead nowhere.
 */
export function SocialLinks({ links, label }: SocialLinksProps) {
  const isLight = useIsLight()
  const shown = networks.filter(({ network }) => links[network] !== '#')
  if (shown.length === 0) return null
  return (
    <div className="social-links">
      <span className="social-links-label" aria-hidden="true">
        {label}
      </span>
      <ul aria-label={label}>
        {shown.map(({ network, name }) => (
          <li key={network}>
            <ExternalLink
              href={links[network]}
              className={isLight ? 'social-links-name' : 'social-links-link'}
            >
              {!isLight && <Icon name={network} />}
              <span className={isLight ? undefined : 'visually-hidden'} lang="en">
                {name}
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
