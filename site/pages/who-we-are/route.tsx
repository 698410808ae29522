import { newsKind } from '../../../content/news/kind.ts'
import { systemChartKind } from '../../../content/oic-system-charts/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { useMessages } from '../../language/use-language.ts'
import { newsCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { SystemChartOutline } from '../../ui/system-chart/system-chart-outline.tsx'
import { ContentPage } from '../content-page.tsx'
import { LiveBand } from '../section/live-band.tsx'
import { NetworkInFigures } from '../section/network-in-figures.tsx'
import { readLive } from '../section/read-live.ts'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'
import { MemberFlags } from './member-flags.tsx'
import { readMemberStates } from './read-member-states.ts'
import { readTeamAndPress } from './read-team-and-press.ts'
import { TeamAndPress } from './team-and-press.tsx'
import './system-charts.css'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, charts, members, people, news] = await Promise.all([
    readPage(context, 'who-we-are'),
    listRecords(systemChartKind, context.get(readingContext), { perPage: 0 }),
    readMemberStates(context),
    readTeamAndPress(context),
    readLive(context, newsKind, newsCard),
  ])
  return { page, charts: charts.records, members, people, news }
}

export default function WhoWeArePage({
  loaderData: { page, charts, members, people, news },
}: Route.ComponentProps) {
  const { navigation, sections, content } = useMessages()
  const links = [
    { to: '/members', label: navigation.members },
    { to: '/team', label: navigation.team },
    { to: '/partners', label: navigation.partners },
    { to: '/oic-water-vision', label: navigation.waterVision },
    { to: '/cop', label: navigation.conference },
    { to: '/nutshell', label: navigation.nutshell },
  ]
  return (
    <ContentPage page={page} aside={<NetworkInFigures />}>
      <MemberFlags members={members} />
      {charts.length > 0 && (
        <SectionBand title={sections.organized}>
          <div className="system-charts">
            {charts.map((chart) => (
              <SystemChartOutline key={chart.id} chart={chart} />
            ))}
          </div>
        </SectionBand>
      )}
      <SectionPages dropdown="whoWeAre" pages={links} />
      <TeamAndPress {...people} />
      <LiveBand title={content.latestNews} content={news} allAt="/news" />
    </ContentPage>
  )
}
