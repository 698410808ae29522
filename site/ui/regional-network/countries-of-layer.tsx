import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import type { Layer } from '../../../content/member-states/regional-network/map-view.ts'
import type {
  NetworkLayer,
  NetworkPartner,
} from '../../../content/member-states/regional-network/regional-network.ts'
import { useMessages } from '../../language/use-language.ts'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'
import { Flag } from './flag.tsx'

export interface LayersProps {
  layer: Layer
  members: NetworkLayer<ShownMember>
  partners: NetworkLayer<NetworkPartner>
}

interface CountriesOfLayerProps extends LayersProps {
  /** Class of the list. */
  className: string
  /** Class of what stands for a country. */
  countryClass: string
  /** What the button of a member does. */
  buttonOf: (member: ShownMember) => ButtonHTMLAttributes<HTMLButtonElement> & { 'data-code'?: string }
  /** Stands below the button of a member. */
  renderBelow?: (member: ShownMember) => ReactNode
}

/** The countries of a layer by name: members as buttons, partners as links to their pages where they have one. */
export function CountriesOfLayer({
  layer,
  members,
  partners,
  className,
  countryClass,
  buttonOf,
  renderBelow,
}: CountriesOfLayerProps) {
  const words = useMessages().regionalNetwork
  return (
    <ul className={className} aria-label={layer === 'members' ? words.listOfMembers : words.listOfPartners}>
      {layer === 'members'
        ? members.countries.map((member) => (
            <li key={member.id}>
              <button type="button" className={countryClass} {...buttonOf(member)}>
                <CountryName country={member} />
              </button>
              {renderBelow?.(member)}
            </li>
          ))
        : partners.countries.map((partner) => (
            <li key={partner.id}>
              {partner.country ? (
                <SiteLink className={countryClass} to={`/countries/${partner.country}`}>
                  <CountryName country={partner} />
                </SiteLink>
              ) : (
                <span className={countryClass}>
                  <CountryName country={partner} />
                </span>
              )}
            </li>
          ))}
    </ul>
  )
}

/** Flag and name. */
export function CountryName({ country: { flag, title } }: { country: ShownMember | NetworkPartner }) {
  return (
    <>
      {flag && <Flag flag={flag} />}
      <Localized value={title} />
    </>
  )
}
