import { frame, type Layer } from '../../content/member-states/regional-network/map-view.ts'
import { useMessages } from '../language/use-language.ts'
import { ShownOnRequest } from './shown-on-request.tsx'

/** A map of the regional network, which the server draws as a picture. */
export function MapOnRequest({ layer }: { layer: Layer }) {
  const { regionalNetwork, lightVersion } = useMessages()
  const map = layer === 'members' ? regionalNetwork.mapOfMembers : regionalNetwork.mapOfPartners
  return <ShownOnRequest label={lightVersion.show(map)} file={{ address: `/maps/${layer}.svg`, ...frame }} />
}
