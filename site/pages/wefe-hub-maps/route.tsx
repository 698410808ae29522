import { Link, useLocation } from 'react-router'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useMessages } from '../../language/use-language.ts'
import { readingContext } from '../../loading/contexts.ts'
import { layerIn, type MapLayer, type PlacedLayer } from '../../loading/map-parameters.ts'
import { pageText, readPageText } from '../../loading/page-text.ts'
import { readPage } from '../../loading/read-page.ts'
import { useSite } from '../../loading/use-site.ts'
import { PlacesMap } from '../../ui/country-map/places-map.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { PageWithLinkElsewhere } from '../page-with-link-elsewhere.tsx'
import { FigureMap } from './figure-map.tsx'
import { readFigureMap } from './read-figure-map.ts'
import { readPlacedLayer, readShownLayers } from './read-placed-layer.ts'
import type { Route } from './+types/route.ts'
import './hub-maps.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams
  const layers = await readShownLayers(context.get(readingContext))
  const layer = layerIn(given, layers)
  const [page, figures, places] = await Promise.all([
    readPage(context, 'wefe-hub/maps'),
    layer === 'figures' ? readFigureMap(context, given) : null,
    layer === 'figures' ? null : readPlacedLayer(layer, context),
  ])
  return pageText({ page, layers, layer, figures, places })
}

/** Maps of what is known and done in the member states: figures, projects, events, laboratories. */
export default function HubMapsPage({ loaderData }: Route.ComponentProps) {
  const { page, layers, layer, figures, places } = readPageText(loaderData)
  const { footer, content } = useMessages()
  const words = useFigureMessages()
  const placed = usePlacedLayers()
  return (
    <PageWithLinkElsewhere
      page={page}
      label={footer.hubSite}
      address={useSite()?.organization.hubMapsAddress}
      before={
        <section className="section" aria-labelledby="hub-map">
          <div className="wide hub-map">
            <Layers layers={layers} layer={layer} />
            <h2 id="hub-map">{layer === 'figures' ? words.map.title : placed[layer].title}</h2>
            {figures && (
              <>
                <FigureMap key={`${figures.indicator.slug} ${figures.year}`} data={figures} />
                <StandaloneLink to={`/data-tools/indicators/${figures.indicator.slug}`}>
                  {words.map.toIndicator}
                </StandaloneLink>
              </>
            )}
            {layer === 'figures' && !figures && <p>{words.entrance.none}</p>}
            {layer !== 'figures' && places && (
              <>
                <PlacesMap
                  places={places}
                  label={placed[layer].mapOf}
                  countInWords={placed[layer].countInWords}
                />
                <StandaloneLink to={placed[layer].allAt}>{content.all}</StandaloneLink>
              </>
            )}
          </div>
        </section>
      }
    />
  )
}

interface PlacedLayerWords {
  title: string
  /** What the map is, for those who do not see it. */
  mapOf: string
  countInWords: (count: number, shown: string) => string
  /** Where all of its records are. */
  allAt: string
}

function usePlacedLayers(): Readonly<Record<PlacedLayer, PlacedLayerWords>> {
  const { sections } = useMessages()
  const { map: words } = useFigureMessages()
  return {
    projects: {
      title: words.projectsByCountry,
      mapOf: words.mapOfProjects,
      countInWords: sections.projects,
      allAt: '/footprint',
    },
    events: {
      title: words.eventsByCountry,
      mapOf: words.mapOfEvents,
      countInWords: words.eventCount,
      allAt: '/events',
    },
    laboratories: {
      title: words.laboratoriesByCountry,
      mapOf: words.mapOfLaboratories,
      countInWords: words.laboratoryCount,
      allAt: '/laboratories',
    },
  }
}

function Layers({ layers, layer }: { layers: readonly MapLayer[]; layer: MapLayer }) {
  const { map: words } = useFigureMessages()
  const { pathname } = useLocation()
  return (
    <nav className="hub-map-layers" aria-label={words.layers}>
      <ul>
        {layers.map((one) => (
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
