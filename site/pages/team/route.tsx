import { listRecords } from '../../../store/read/list-records.ts'
import { teamMemberKind } from '../../../content/team-members/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'
import { TeamCard } from './team-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, team] = await Promise.all([
    readPage(context, 'team'),
    listRecords(teamMemberKind, context.get(readingContext), { perPage: 0 }),
  ])
  return { page, team: team.records }
}

const teamKinds = ['leadership', 'programs', 'operations'] as const

export default function TeamPage({ loaderData: { page, team } }: Route.ComponentProps) {
  const { team: words } = useMessages()
  return (
    <ContentPage page={page}>
      {team.length === 0 && (
        <div className="wide section">
          <EmptyState />
        </div>
      )}
      {teamKinds.map((kind) => {
        const members = team.filter((member) => member.kind === kind)
        return (
          members.length > 0 && (
            <section className="section" key={kind}>
              <div className="wide">
                <h2>{words.kind[kind]}</h2>
                <ul className="card-grid team-grid">
                  {members.map((member) => (
                    <li key={member.id}>
                      <TeamCard member={member} />
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          )
        )
      })}
    </ContentPage>
  )
}
