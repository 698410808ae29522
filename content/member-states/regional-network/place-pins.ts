import { mapCountry } from './map-countries.ts'
import { frame, type MapView } from './map-view.ts'
import { projectionOf } from './projection.ts'

/** Where a pin stands, in per cent of the frame's width and height. */
export interface Pin {
  code: string
  x: number
  y: number
}

interface Place {
  code: string
  longitude: number
  latitude: number
}

/** Countries that have a shape and stand in the list, but no marker (specification, section 9). */
const withoutMarker: ReadonlySet<string> = new Set(['lb', 'iq'])

/** Degrees by which a country's marker stands beside its middle. */
const offsets: Readonly<Record<string, { longitude: number; latitude: number }>> = {
  sa: { longitude: 1, latitude: -2 },
}

/** Degrees: countries closer than this are pushed apart, and by how much in all. */
const tooClose = 2
const push = 0.8

/** Per cent: the least distance between two pins, and the bounds within which they stay. */
export const spacing = 2.4
export const lowest = 2
export const highest = 98

/** The pins of the countries that have one, in the order given. */
export function placePins(codes: readonly string[], view: MapView): Pin[] {
  const pins: Pin[] = []
  for (const place of pushApart(placesOf(codes))) {
    pins.push({ code: place.code, ...freeSpot(spotOf(place, view), pins) })
  }
  return pins
}

/** The middles of the countries that have no pin: where the map moves to when one of them is selected. */
export function placesWithoutPin(codes: readonly string[], view: MapView): Pin[] {
  return [...new Set(codes)].flatMap((code) => {
    const country = withoutMarker.has(code) ? mapCountry(code) : undefined
    return country ? [{ code, ...spotOf(country, view) }] : []
  })
}

function spotOf(place: { longitude: number; latitude: number }, view: MapView): { x: number; y: number } {
  const point = projectionOf(view)([place.longitude, place.latitude])
  if (!point) return { x: 50, y: 50 }
  return { x: clamp((point[0] / frame.width) * 100), y: clamp((point[1] / frame.height) * 100) }
}

function placesOf(codes: readonly string[]): Place[] {
  return [...new Set(codes)].flatMap((code) => {
    const country = mapCountry(code)
    if (!country || withoutMarker.has(code)) return []
    const offset = offsets[code] ?? { longitude: 0, latitude: 0 }
    return [
      {
        code,
        longitude: country.longitude + offset.longitude,
        latitude: country.latitude + offset.latitude,
      },
    ]
  })
}

/** Moves each pair of countries closer than 2 degrees apart by 0.8, half of it each, along the line between them. */
export function pushApart(places: readonly Place[]): Place[] {
  const moved = places.map((place) => ({ ...place }))
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) {
      const east = other.longitude - one.longitude
      const north = other.latitude - one.latitude
      const distance = Math.hypot(east, north)
      if (distance >= tooClose) continue
      // Two countries on the same spot go west and east.
      const [alongEast, alongNorth] = distance === 0 ? [1, 0] : [east / distance, north / distance]
      one.longitude -= (alongEast * push) / 2
      one.latitude -= (alongNorth * push) / 2
      other.longitude += (alongEast * push) / 2
      other.latitude += (alongNorth * push) / 2
    }
  }
  return moved
}

/** The spot nearest to the one wanted that keeps the least distance to every pin and stays in bounds. */
function freeSpot(wanted: { x: number; y: number }, pins: readonly Pin[]): { x: number; y: number } {
  const isFree = (spot: { x: number; y: number }) =>
    isInBounds(spot) && pins.every((pin) => Math.hypot(pin.x - spot.x, pin.y - spot.y) >= spacing)
  if (isFree(wanted)) return wanted
  const directions = 24
  for (let reach = spacing / 8; reach < 100; reach += spacing / 8) {
    for (let direction = 0; direction < directions; direction++) {
      const angle = (direction / directions) * 2 * Math.PI
      const spot = { x: wanted.x + Math.cos(angle) * reach, y: wanted.y + Math.sin(angle) * reach }
      if (isFree(spot)) return spot
    }
  }
  return wanted
}

function isInBounds({ x, y }: { x: number; y: number }): boolean {
  return x >= lowest && x <= highest && y >= lowest && y <= highest
}

function clamp(value: number): number {
  return Math.min(highest, Math.max(lowest, value))
}
