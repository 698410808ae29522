import { systemChartKind } from '../../../content/oic-system-charts/kind.ts'
import { listRecords } from '../../../content/read/content-kind.ts'
import { useMessages } from '../../i18n/use-language.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { SystemChartOutline } from '../../ui/system-chart/system-chart-outline.tsx'
import { ContentPage } from '../content-page.tsx'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, charts] = await Promise.all([
    readPage(context, 'who-we-are'),
    listRecords(systemChartKind, context.get(readingContext), { perPage: 0 }),
  ])
  return { page, charts: charts.records }
}

export default function WhoWeArePage({ loaderData: { page, charts } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  const links = [
    { to: '/members', label: navigation.members },
    { to: '/team', label: navigation.team },
    { to: '/partners', label: navigation.partners },
    { to: '/oic-water-vision', label: navigation.waterVision },
    { to: '/cop', label: navigation.conference },
    { to: '/nutshell', label: navigation.nutshell },
  ]
  return (
    <ContentPage page={page}>
      {charts.map((chart) => (
        <SystemChartOutline key={chart.id} chart={chart} />
      ))}
      <SectionPages dropdown="whoWeAre" pages={links} />
    </ContentPage>
  )
}
