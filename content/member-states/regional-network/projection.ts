import { geoEqualEarth, type GeoProjection } from 'd3-geo'
import { frame, type MapView } from './map-view.ts'

/** Equal Earth: areas compare truly, so that no country looks larger for lying farther north. */
export function projectionOf({ scale, center }: MapView): GeoProjection {
  return geoEqualEarth()
    .scale(scale)
    .center([center[0], center[1]])
    .translate([frame.width / 2, frame.height / 2])
    .precision(0.1)
}
