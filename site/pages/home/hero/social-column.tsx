import type { SocialNetwork } from '../../../../content/organization/read-organization.ts'
import { useMessages } from '../../../language/use-language.ts'
import { useIsLight } from '../../../light-version/light-parts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/link/external-link.tsx'

/** In the order of the specification; the reader's own list would bring the reader into the browser. */
const order = [
  'facebook',
  'x',
  'youtube',
  'linkedin',
  'instagram',
] as const satisfies readonly SocialNetwork[]

/** The network's five accounts, one under the other; one that it does not have (`#`) is left out. */
export function SocialColumn({ links }: { links: Readonly<Record<SocialNetwork, string>> }) {
  const { social } = useMessages().home
  const isLight = useIsLight()
  const networks = order.filter((network) => links[network] !== '#')
  if (isLight || networks.length === 0) return null
  return (
    <ul className="home-hero-social" aria-label={social.label}>
      {networks.map((network) => (
        <li key={network}>
          <ExternalLink href={links[network]}>
            <Icon name={network} />
            <span className="visually-hidden">{social[network]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
