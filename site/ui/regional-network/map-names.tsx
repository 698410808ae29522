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

interface MapNamesProps {
  layer: Layer
  members: NetworkLayer<ShownMember>
  partners: NetworkLayer<NetworkPartner>
  selected: ShownMember | null
  onSelect: (id: string) => void
}

/** The countries' names below a map that is too narrow to carry them: there they are what one selects a country by. */
export function MapNames({ layer, members, partners, selected, onSelect }: MapNamesProps) {
  const words = useMessages().regionalNetwork
  return (
    <ul
      className="regional-network-names"
      aria-label={layer === 'members' ? words.listOfMembers : words.listOfPartners}
    >
      {layer === 'members'
        ? members.countries.map((member) => (
            <li key={member.id}>
              <button
                type="button"
                className="regional-network-name"
                aria-pressed={member.id === selected?.id}
                data-code={member.code ?? undefined}
                onClick={() => onSelect(member.id)}
              >
                <NameContent country={member} />
              </button>
            </li>
          ))
        : partners.countries.map((partner) => (
            <li key={partner.id}>
              {partner.country ? (
                <SiteLink className="regional-network-name" to={`/countries/${partner.country}`}>
                  <NameContent country={partner} />
                </SiteLink>
              ) : (
                <span className="regional-network-name">
                  <NameContent country={partner} />
                </span>
              )}
            </li>
          ))}
    </ul>
  )
}

function NameContent({ country }: { country: ShownMember | NetworkPartner }) {
  return (
    <>
      {country.flag && <Flag flag={country.flag} />}
      <Localized value={country.title} />
    </>
  )
}
