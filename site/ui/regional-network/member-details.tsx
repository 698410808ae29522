import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { EmailLink, TelephoneLink, TelephoneNumber } from '../text/contact.tsx'
import { Localized } from '../text/localized.tsx'
import { Flag } from './flag.tsx'
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
      {member.flag && <Flag flag={member.flag} />}
      <Localized value={member.title} />
    </span>
  )
}

/** What is known of a member, with links to call and to write. */
export function MemberFacts({ member }: { member: ShownMember }) {
  const { regionalNetwork: words, member: fields } = useMessages()
  return (
    <div className="regional-network-facts">
      {member.description && (
        <p>
          <Localized value={member.description} />
        </p>
      )}
      <dl>
        {member.location && (
          <div>
            <dt>{fields.location}</dt>
            <dd>
              <Localized value={member.location} />
            </dd>
          </div>
        )}
        {member.telephone && (
          <div>
            <dt>{fields.telephone}</dt>
            <dd>
              <TelephoneLink number={member.telephone} />
            </dd>
          </div>
        )}
        {member.fax && (
          <div>
            <dt>{fields.fax}</dt>
            <dd>
              <TelephoneNumber number={member.fax} />
            </dd>
          </div>
        )}
        {member.email && (
          <div>
            <dt>{fields.email}</dt>
            <dd>
              <EmailLink address={member.email} />
            </dd>
          </div>
        )}
      </dl>
      {member.country && (
        <SiteLink className="regional-network-details-link" to={`/countries/${member.country}`}>
          {words.countryPage} <Icon name="arrow-forward" />
        </SiteLink>
      )}
    </div>
  )
}
