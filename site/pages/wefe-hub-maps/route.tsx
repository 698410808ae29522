import { Link, useLocation } from 'react-router'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useMessages } from '../../language/use-language.ts'
import { layerIn, mapLayers, type MapLayer } from '../../loading/map-parameters.ts'
import { pageText, readPageText } from '../../loading/page-text.ts'
import { readPage } from '../../loading/read-page.ts'
import { readPlacedEvents } from '../../loading/read-placed-events.ts'
import { readPlacedProjects } from '../../loading/read-placed-projects.ts'
import { useSite } from '../../loading/use-site.ts'
import { PlacesMap } from '../../ui/country-map/places-map.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { PageWithLinkElsewhere } from '../page-with-link-elsewhere.tsx'
import { FigureMap } from './figure-map.tsx'
import { readFigureMap } from './read-figure-map.ts'
import type { Route } from './+types/route.ts'
import './hub-maps.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams
  const layer = layerIn(given)
  const [page, figures, projects, events] = await Promise.all([
    readPage(context, 'wefe-hub/maps'),
    layer === 'figures' ? readFigureMap(context, given) : null,
    layer === 'projects' ? readPlacedProjects(context) : null,
    layer === 'events' ? readPlacedEvents(context) : null,
  ])
  return pageText({ page, layer, figures, projects, events })
}

/** Maps of what is known and done in the member states: figures, projects, events. */
export default function HubMapsPage({ loaderData }: Route.ComponentProps) {
  const { page, layer, figures, projects, events } = readPageText(loaderData)
  const { footer, sections, content } = useMessages()
  const words = useFigureMessages()
  const titles: Readonly<Record<MapLayer, string>> = {
    figures: words.map.title,
    projects: words.map.projectsByCountry,
    events: words.map.eventsByCountry,
  }
  return (
    <PageWithLinkElsewhere
      page={page}
      label={footer.hubSite}
      address={useSite()?.organization.hubMapsAddress}
      before={
        <section className="section" aria-labelledby="hub-map">
          <div className="wide hub-map">
            <Layers layer={layer} />
            <h2 id="hub-map">{titles[layer]}</h2>
            {figures && (
              <>
                <FigureMap key={`${figures.indicator.slug} ${figures.year}`} data={figures} />
                <StandaloneLink to={`/data-tools/indicators/${figures.indicator.slug}`}>
                  {words.map.toIndicator}
                </StandaloneLink>
              </>
            )}
            {layer === 'figures' && !figures && <p>{words.entrance.none}</p>}
            {projects && (
              <>
                <PlacesMap
                  places={projects}
                  label={words.map.mapOfProjects}
                  countInWords={sections.projects}
                />
                <StandaloneLink to="/footprint">{content.all}</StandaloneLink>
              </>
            )}
            {events && (
              <PlacesMap places={events} label={words.map.mapOfEvents} countInWords={words.map.eventCount} />
            )}
          </div>
        </section>
      }
    />
  )
}

function Layers({ layer }: { layer: MapLayer }) {
  const { map: words } = useFigureMessages()
  const { pathname } = useLocation()
  return (
    <nav className="hub-map-layers" aria-label={words.layers}>
      <ul>
        {mapLayers.map((one) => (
          <li key={one}>
            <Link
              to={{ pathname, search: one === 'figures' ? '' : `?layer=${one}` }}
              aria-current={one === layer ? 'page' : undefined}
              preventScrollReset
            >
              {words.layer[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
