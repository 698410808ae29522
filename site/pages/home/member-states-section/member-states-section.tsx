import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage, useMessages } from '../../../i18n/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import '../../../ui/motif/motif.css'
import { Localized } from '../../../ui/text/localized.tsx'
import type { MemberNames } from './read-member-names.ts'
import './member-states-section.css'

interface MemberStatesSectionProps {
  /** Nothing when they could not be read. */
  members: MemberNames | null
  isLoading: boolean
}

/** The member states: how many, and each by name (specification, section 2.4). The map takes this section's place. */
export function MemberStatesSection({ members, isLoading }: MemberStatesSectionProps) {
  const { home, loading } = useMessages()
  const language = useLanguage()
  const names = members?.names ?? []
  return (
    <section className="home-section home-members motif-lattice" aria-labelledby="home-members-title">
      <div className="wide home-members-columns">
        <div className="home-members-head">
          {names.length > 0 && <p className="home-members-count">{formatNumber(names.length, language)}</p>}
          <h2 id="home-members-title">{home.members.title}</h2>
          {members?.lead && (
            <p className="home-members-lead">
              <Localized value={members.lead} />
            </p>
          )}
          <SiteLink to="/members" className="home-all">
            {home.members.all}
            <Icon name="arrow-forward" />
          </SiteLink>
        </div>
        {names.length > 0 ? (
          <ul className="home-members-names">
            {names.map(({ id, name }) => (
              <li key={id}>
                <SiteLink to="/members">
                  <Localized value={name} />
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : (
          <p role="status">{isLoading ? loading : home.members.none}</p>
        )}
      </div>
    </section>
  )
}
