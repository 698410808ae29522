import { type Layer, frame } from '../../content/member-states/regional-network/map-view.ts'
import type { RegionalNetworkData } from '../../content/member-states/regional-network/regional-network.ts'
import { formatNumber } from '../../languages/format.ts'
import { useLanguage, useMessages } from '../language/use-language.ts'
import { SiteLink } from '../ui/link/site-link.tsx'
import { MemberFacts } from '../ui/regional-network/member-details.tsx'
import '../ui/regional-network/network-panel.css'
import { Localized } from '../ui/text/localized.tsx'
import { ShownOnRequest } from './shown-on-request.tsx'

interface LightNetworkProps {
  data: RegionalNetworkData
  firstLayer?: Layer
  /** The page lists the countries itself. */
  hideList?: boolean
}

/** The regional network section (specification, section 2.5) as lists of its two layers, their maps on request. */
export function LightNetwork({ data, firstLayer = 'members', hideList = false }: LightNetworkProps) {
  const words = useMessages().regionalNetwork
  const layers: Layer[] = firstLayer === 'members' ? ['members', 'partners'] : ['partners', 'members']
  return (
    <section className="light-network regional-network-panel" aria-label={words.label}>
      <h2>{words.title}</h2>
      <p className="regional-network-subtitle">{words.subtitle}</p>
      {layers.map((layer) => (
        <LayerInWords key={layer} layer={layer} data={data} hideList={hideList} />
      ))}
      <p className="light-network-note">{words.boundaries}</p>
    </section>
  )
}

function LayerInWords({
  layer,
  data,
  hideList,
}: Required<Omit<LightNetworkProps, 'firstLayer'>> & { layer: Layer }) {
  const words = useMessages().regionalNetwork
  const language = useLanguage()
  const { members, partners } = data
  const count = data[layer].countries.length
  return (
    <>
      <h3>
        {layer === 'members' ? words.listOfMembers : words.listOfPartners}{' '}
        <small>{formatNumber(count, language)}</small>
      </h3>
      {count === 0 && <p>{words.noData}</p>}
      {count > 0 && !hideList && (
        <ul className="light-network-names">
          {layer === 'members'
            ? members.countries.map((member) => (
                <li key={member.id}>
                  <details>
                    <summary>
                      <Localized value={member.title} />
                    </summary>
                    <MemberFacts member={member} />
                  </details>
                </li>
              ))
            : partners.countries.map((partner) => (
                <li key={partner.id}>
                  {partner.country ? (
                    <SiteLink to={`/countries/${partner.country}`}>
                      <Localized value={partner.title} />
                    </SiteLink>
                  ) : (
                    <Localized value={partner.title} />
                  )}
                </li>
              ))}
        </ul>
      )}
      {count > 0 && <MapOnRequest layer={layer} />}
    </>
  )
}

/** A map of the regional network, which the server draws as a picture. */
function MapOnRequest({ layer }: { layer: Layer }) {
  const { regionalNetwork, lightVersion } = useMessages()
  const map = layer === 'members' ? regionalNetwork.mapOfMembers : regionalNetwork.mapOfPartners
  return <ShownOnRequest label={lightVersion.show(map)} file={{ address: `/maps/${layer}.svg`, ...frame }} />
}
