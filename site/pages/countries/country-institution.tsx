import type { MemberState } from '../../../content/member-states/kind.ts'
import { formatYear } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { EmailLink, TelephoneLink, TelephoneNumber, WebAddress } from '../../ui/text/contact.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** The institution that stands for a member state, and how to reach it. */
export function CountryInstitution({ member }: { member: MemberState }) {
  const { member: words } = useMessages()
  const language = useLanguage()
  const facts = [
    { label: words.institution, value: member.instituteName && <Localized value={member.instituteName} /> },
    { label: words.location, value: member.location && <Localized value={member.location} /> },
    {
      label: words.telephone,
      value: member.telephone && <TelephoneLink number={member.telephone} />,
    },
    { label: words.fax, value: member.fax && <TelephoneNumber number={member.fax} /> },
    {
      label: words.email,
      value: member.email && <EmailLink address={member.email} />,
    },
    {
      label: words.website,
      value: member.website && (
        <ExternalLink href={member.website}>
          <WebAddress address={member.website} />
        </ExternalLink>
      ),
    },
  ].filter(({ value }) => value)
  const standing = [
    ...(member.rank ? [<Localized key="rank" value={member.rank} />] : []),
    ...(member.joinedInYear
      ? [<span key="joined">{words.joined(formatYear(member.joinedInYear, language))}</span>]
      : []),
  ]
  if (facts.length === 0 && standing.length === 0 && !member.description) return null
  return (
    <section className="section" aria-labelledby="institution">
      <div className="wide">
        <h2 id="institution">{words.institution}</h2>
        {standing.length > 0 && <p className="country-rank">{standing}</p>}
        <FactList className="facts country-contact" facts={facts} />
        {member.description && (
          <p className="prose">
            <Localized value={member.description} />
          </p>
        )}
      </div>
    </section>
  )
}
