import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { EmailLink, TelephoneLink, TelephoneNumber } from '../text/contact.tsx'
import { FactList } from '../text/fact-list.tsx'
import { Localized } from '../text/localized.tsx'
import { CountryName } from './countries-of-layer.tsx'
import './member-details.css'

interface MemberDetailsProps {
  member: ShownMember
  onClose: () => void
}

/** The card beside the map that describes the member that was selected. */
export function MemberDetails({ member, onClose }: MemberDetailsProps) {
  const { regionalNetwork: words } = useMessages()
  return (
    <div className="regional-network-details" role="group" aria-label={member.title.text}>
      <button type="button" className="regional-network-close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <MemberTitle member={member} />
      <MemberFacts member={member} />
    </div>
  )
}

/** Flag and name. */
export function MemberTitle({ member }: { member: ShownMember }) {
  return (
    <span className="regional-network-details-title">
      <CountryName country={member} />
    </span>
  )
}

/** What is known of a member, with links to call and to write. */
export function MemberFacts({ member }: { member: ShownMember }) {
  const { regionalNetwork: words, member: fields } = useMessages()
  const { location, telephone, fax, email } = member
  const facts = [
    { label: fields.location, value: location && <Localized value={location} /> },
    { label: fields.telephone, value: telephone && <TelephoneLink number={telephone} /> },
    { label: fields.fax, value: fax && <TelephoneNumber number={fax} /> },
    { label: fields.email, value: email && <EmailLink address={email} /> },
  ].filter(({ value }) => value)
  return (
    <div className="regional-network-facts">
      {member.description && (
        <p>
          <Localized value={member.description} />
        </p>
      )}
      <FactList facts={facts} />
      {member.country && (
        <SiteLink className="regional-network-details-link" to={`/countries/${member.country}`}>
          {words.countryPage} <Icon name="arrow-forward" />
        </SiteLink>
      )}
    </div>
  )
}
