import { impactKind } from '../../../content/our-impacts/kind.ts'
import { programKind } from '../../../content/programs/kind.ts'
import { projectStatuses } from '../../../content/projects/collection.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useMessages } from '../../language/use-language.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { readPlacedProjects } from '../../loading/read-placed-projects.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { PlacesMap } from '../../ui/country-map/places-map.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { ContentPage } from '../content-page.tsx'
import { ProjectFilter } from './project-filter.tsx'
import type { Route } from './+types/route.ts'
import './footprint.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const given = new URL(request.url).searchParams
  const [page, network, impacts, { records: programs }] = await Promise.all([
    readPage(context, 'footprint'),
    readRegionalNetwork(context),
    listRecords(impactKind, reading, { perPage: 0 }),
    listRecords(programKind, reading, { perPage: 0, asCards: true }),
  ])
  const status = projectStatuses.find((one) => one === given.get('status'))
  const program = programs.find(({ slug }) => slug === given.get('program'))?.slug
  return {
    page,
    network,
    figures: impacts.records.map(({ value, title }) => ({ value, label: title })),
    places: await readPlacedProjects(context, { status, program }),
    choice: {
      status,
      program,
      statuses: projectStatuses,
      programs: programs.map(({ slug, title }) => ({ slug, title })),
    },
  }
}

/** Where the Network works: its projects by country, what it has reached in figures, its members and partners. */
export default function FootprintPage({ loaderData }: Route.ComponentProps) {
  const { page, network, figures, places, choice } = loaderData
  const { content, sections } = useMessages()
  const { map: words } = useFigureMessages()
  return (
    <ContentPage
      page={page}
      before={
        <section className="section" aria-labelledby="footprint-projects">
          <div className="wide">
            <h2 id="footprint-projects">{words.projectsByCountry}</h2>
            <ProjectFilter {...choice} />
            <PlacesMap places={places} label={words.mapOfProjects} countInWords={sections.projects} />
          </div>
        </section>
      }
    >
      {figures.length > 0 && (
        <section className="section">
          <div className="wide">
            <h2>{content.figures}</h2>
            <Figures figures={figures} />
          </div>
        </section>
      )}
      <NetworkBand data={network} hideList />
    </ContentPage>
  )
}
