import { memberStateKind } from '../../../content/member-states/kind.ts'
import { listRecords } from '../../../content/read/content-kind.ts'
import { compareNames, formatYear } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { RegionalNetwork } from '../../ui/regional-network/regional-network.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const [page, members, network] = await Promise.all([
    readPage(context, 'members'),
    listRecords(memberStateKind, reading, { perPage: 0 }),
    readRegionalNetwork(context),
  ])
  const compare = compareNames(reading.language)
  return {
    page,
    network,
    members: members.records
      .map(({ id, title, instituteName, location, rank, telephone, fax, email, joinedInYear }) => {
        return { id, title, instituteName, location, rank, telephone, fax, email, joinedInYear }
      })
      .toSorted((one, other) => compare(one.title.text, other.title.text)),
  }
}

export default function MembersPage({ loaderData: { page, network, members } }: Route.ComponentProps) {
  const { member: words } = useMessages()
  const language = useLanguage()
  return (
    <ContentPage page={page}>
      <div className="wide section">
        <RegionalNetwork data={network} />
        {members.length === 0 && <EmptyState />}
        <ul className="card-grid">
          {members.map((member) => (
            <li key={member.id}>
              <article className="card">
                <div className="card-text">
                  <h2 className="card-title">
                    <Localized value={member.title} />
                  </h2>
                  {member.rank && (
                    <p className="card-facts">
                      <Localized value={member.rank} />
                      {member.joinedInYear && (
                        <span>{words.joined(formatYear(member.joinedInYear, language))}</span>
                      )}
                    </p>
                  )}
                  <p>
                    {member.instituteName && <Localized value={member.instituteName} />}
                    {member.location && (
                      <>
                        {' · '}
                        <Localized value={member.location} />
                      </>
                    )}
                  </p>
                  {member.telephone && (
                    <a className="left-to-right" href={`tel:${member.telephone.replaceAll(' ', '')}`}>
                      {member.telephone}
                    </a>
                  )}
                  {member.email && (
                    <a className="left-to-right" href={`mailto:${member.email}`}>
                      {member.email}
                    </a>
                  )}
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </ContentPage>
  )
}
