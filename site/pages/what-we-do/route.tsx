import { programKind } from '../../../content/programs/kind.ts'
import { projectKind } from '../../../content/projects/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { useMessages } from '../../language/use-language.ts'
import { programCard, projectCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { CardSection, ContentPage } from '../content-page.tsx'
import { FocusAreaList } from '../section/focus-area-list.tsx'
import { LiveBand } from '../section/live-band.tsx'
import { readCountedFocusAreas } from '../section/read-counted-focus-areas.ts'
import { readLive } from '../section/read-live.ts'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'
import { readWorkToday, type WorkToday as Counted } from './read-work-today.ts'
import { CountedNow } from '../section/counted-now.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const [page, areas, work, programs, projects] = await Promise.all([
    readPage(context, 'what-we-do'),
    readCountedFocusAreas(context),
    readWorkToday(context),
    listRecords(programKind, reading, { perPage: 0 }),
    readLive(context, projectKind, projectCard),
  ])
  return { page, areas, work, programs: programs.records.map(programCard), projects }
}

export default function WhatWeDoPage({
  loaderData: { page, areas, work, programs, projects },
}: Route.ComponentProps) {
  const { navigation } = useMessages()
  return (
    <ContentPage page={page} aside={work && <WorkToday counted={work} />}>
      <FocusAreaList areas={areas} />
      <CardSection title={navigation.programs} items={programs} />
      <LiveBand title={navigation.projects} content={projects} allAt="/projects" />
      <SectionPages
        dropdown="whatWeDo"
        pages={[
          { to: '/projects', label: navigation.projects },
          { to: '/countries', label: navigation.countries },
          { to: '/footprint', label: navigation.footprint },
        ]}
      />
    </ContentPage>
  )
}

/** What the network works on now, in four counted figures that lead to what they count. */
function WorkToday({ counted }: { counted: Counted }) {
  const { sections, navigation } = useMessages()
  return (
    <CountedNow
      lines={[
        { count: counted.underWay, label: sections.underWay, to: '/projects?status=ongoing' },
        { count: counted.completed, label: sections.completed, to: '/projects?status=completed' },
        { count: counted.countries, label: sections.countriesAtWork, to: '/footprint' },
        { count: counted.publications, label: navigation.publications, to: '/publications' },
      ]}
    />
  )
}
