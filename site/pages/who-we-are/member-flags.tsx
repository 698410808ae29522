import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { Flag } from '../../ui/regional-network/flag.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import type { MemberState } from './read-member-states.ts'
import './member-flags.css'

/** The member states by name and flag, counted. Nothing while they can't be read. */
export function MemberFlags({ members }: { members: readonly MemberState[] }) {
  const { navigation, home } = useMessages()
  const language = useLanguage()
  if (members.length === 0) return null
  return (
    <SectionBand
      ground="deep"
      title={
        <>
          {navigation.members}{' '}
          <span className="live-band-count">{formatNumber(members.length, language)}</span>
        </>
      }
      allAt="/members"
      allLabel={home.members.all}
    >
      <ul className="member-flags">
        {members.map(({ id, title, flag, country }) => (
          <li key={id}>
            {flag && <Flag flag={flag} />}
            {country ? (
              <SiteLink to={`/countries/${country}`}>
                <Localized value={title} />
              </SiteLink>
            ) : (
              <span>
                <Localized value={title} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </SectionBand>
  )
}
