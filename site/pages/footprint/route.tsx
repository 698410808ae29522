import { impactKind } from '../../../content/our-impacts/kind.ts'
import { programKind } from '../../../content/programs/kind.ts'
import { projectStatuses } from '../../../content/projects/collection.ts'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { projectsFileAddress } from '../../../figures/downloads/figure-files.ts'
import { takenProjects } from '../../../figures/downloads/taken-projects.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useMessages } from '../../language/use-language.ts'
import { readingContext, siteUrlContext } from '../../loading/contexts.ts'
import { projectChoiceIn } from '../../loading/project-choice.ts'
import { readPage } from '../../loading/read-page.ts'
import { readPlacedProjects } from '../../loading/read-placed-projects.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { PlacesMap } from '../../ui/country-map/places-map.tsx'
import { TakeAway } from '../../ui/take-away/take-away.tsx'
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
  const asked = projectChoiceIn(given)
  const { status } = asked
  const program = programs.find(({ slug }) => slug === asked.program)?.slug
  const [places, organization] = await Promise.all([
    readPlacedProjects(context, { status, program }),
    readOrganization(reading),
  ])
  const siteUrl = context.get(siteUrlContext)
  const { citation, embed } = takenProjects(
    places,
    { status, program },
    { organization, siteUrl, language: reading.language },
  )
  return {
    page,
    network,
    figures: impacts.records.map(({ value, title }) => ({ value, label: title })),
    places,
    taken: { citation, embed },
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
  const { page, network, figures, places, taken, choice } = loaderData
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
            {places.groups.length > 0 && (
              <TakeAway
                file={(format) => projectsFileAddress(format, choice)}
                hasVersion={false}
                {...taken}
              />
            )}
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
