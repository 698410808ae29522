import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import type { Layer } from '../../../content/member-states/regional-network/map-view.ts'
import type {
  NetworkLayer,
  NetworkPartner,
} from '../../../content/member-states/regional-network/regional-network.ts'
import { useMessages } from '../../language/use-language.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'
import { Flag } from './flag.tsx'
import { MemberFacts, MemberTitle } from './member-details.tsx'
import './network-list.css'

interface NetworkListProps {
  layer: Layer
  members: NetworkLayer<ShownMember>
  partners: NetworkLayer<NetworkPartner>
  isLoading: boolean
  /** Shown in the popup. */
  selected: ShownMember | null
  onSelect: (id: string | null) => void
}

/** The countries as cards; a member's card opens its details. The map's equivalent for who can't use it. */
export function NetworkList({ layer, members, partners, isLoading, selected, onSelect }: NetworkListProps) {
  const words = useMessages().regionalNetwork
  if (isLoading && layer === 'members') return <p role="status">{words.loading}</p>
  const { countries } = layer === 'members' ? members : partners
  if (countries.length === 0) return <p className="regional-network-empty">{words.noData}</p>
  return (
    <>
      <ul
        className="regional-network-cards"
        aria-label={layer === 'members' ? words.listOfMembers : words.listOfPartners}
      >
        {layer === 'members'
          ? members.countries.map((member) => (
              <li key={member.id}>
                <button type="button" className="regional-network-card" onClick={() => onSelect(member.id)}>
                  <CardContent country={member} />
                </button>
                <noscript>
                  <MemberFacts member={member} />
                </noscript>
              </li>
            ))
          : partners.countries.map((partner) => (
              <li key={partner.id}>
                {partner.country ? (
                  <SiteLink className="regional-network-card" to={`/countries/${partner.country}`}>
                    <CardContent country={partner} />
                  </SiteLink>
                ) : (
                  <span className="regional-network-card">
                    <CardContent country={partner} />
                  </span>
                )}
              </li>
            ))}
      </ul>
      {selected && <Popup member={selected} onClose={() => onSelect(null)} />}
    </>
  )
}

function CardContent({ country }: { country: ShownMember | NetworkPartner }) {
  return (
    <>
      {country.flag && <Flag flag={country.flag} />}
      <Localized value={country.title} />
    </>
  )
}

/** A member's details over the page, in its middle; closed by its button, Escape, or a click beside it. */
function Popup({ member, onClose }: { member: ShownMember; onClose: () => void }) {
  return (
    <Dialog
      id="regional-network-popup"
      size="small"
      title={<MemberTitle member={member} />}
      isOpen
      onClose={onClose}
    >
      <MemberFacts member={member} />
    </Dialog>
  )
}
