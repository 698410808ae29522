import type { TeamMember } from '../../../content/team-members/kind.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { PictureView } from '../../ui/picture/picture.tsx'
import { EmailAddress, telephoneAddress, TelephoneNumber } from '../../ui/text/contact.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import './team-card.css'

/** Somebody at the secretariat: what they are there for, and how to reach them. */
export function TeamCard({ member }: { member: TeamMember }) {
  const { image, title, name, department, responsibilities, email, telephone } = member
  return (
    <article className="card team-card">
      {image && (
        <div className="team-card-portrait">
          <PictureView picture={image} decorative sizes="6rem" />
        </div>
      )}
      <div className="card-text">
        {department && (
          <p className="card-facts">
            <Localized value={department} />
          </p>
        )}
        <h3 className="card-title">
          <Localized value={title} />
        </h3>
        {name && (
          <p className="team-card-name">
            <Localized value={name} />
          </p>
        )}
        {responsibilities && (
          <p className="team-card-responsibilities">
            <Localized value={responsibilities} />
          </p>
        )}
        {(email ?? telephone) && (
          <p className="team-card-contact">
            {email && (
              <a href={`mailto:${email}`}>
                <Icon name="envelope" /> <EmailAddress address={email} />
              </a>
            )}
            {telephone && (
              <a href={telephoneAddress(telephone)}>
                <Icon name="telephone" /> <TelephoneNumber number={telephone} />
              </a>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
