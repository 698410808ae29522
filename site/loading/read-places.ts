import type { RouterContextProvider } from 'react-router'
import { frame, mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import { placePins, placesWithoutPin } from '../../content/member-states/regional-network/place-pins.ts'
import { readMemberCodes } from '../../content/member-states/regional-network/read-member-codes.ts'
import { compareNames } from '../../languages/format.ts'
import type { PageMap } from '../../content/member-states/regional-network/country-map.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { CountryReference } from '../../store/read/reference.ts'
import { byCountry } from './by-country.ts'
import { readingContext } from './contexts.ts'
import { readCountryMap } from './read-country-map.ts'

type PlacedFact = string | LocalizedText | null

/** A record as a list by country shows it. */
export interface PlacedItem<Fact extends PlacedFact = PlacedFact> {
  id: string
  title: LocalizedText
  /** A path without the language's prefix. */
  to: string
  /** What the list says beside the title. */
  fact: Fact
  countries: readonly CountryReference[]
}

/** Units of the frame: the radius of a mark that stands for one record; its area grows with their number. */
const unitRadius = 8

/** Records by country, and the map on which a mark for each country is sized by their number. */
export function readPlaces(context: Readonly<RouterContextProvider>, items: readonly PlacedItem[]) {
  return placesOf(context.get(readingContext), items, (codes) => readCountryMap(context, codes))
}

/**
 * The same for whoever reads.
 * @param drawMap draws the map of countries; nothing where there is to be none
 */
export async function placesOf<Fact extends PlacedFact, Drawn extends PageMap>(
  reading: Reading,
  items: readonly PlacedItem<Fact>[],
  drawMap: (codes: readonly string[]) => Promise<Drawn | null>,
) {
  const { groups, withoutCountry } = byCountry(items, compareNames(reading.language))
  const withItems = groups.map(({ country: { code } }) => code)
  const shown = [...new Set([...(await readMemberCodes(reading)), ...withItems])]
  const map = await drawMap(shown)
  const view = mapViewOf('members', shown.length)
  const marked = withItems.filter((code) => map?.countries[code] !== undefined)
  const places = new Map(
    [...placePins(marked, view), ...placesWithoutPin(marked, view)].map((place) => [place.code, place]),
  )
  const marks = groups.flatMap(({ country: { code }, items: ofCountry }) => {
    const place = places.get(code)
    if (!place) return []
    return [
      {
        code,
        x: Math.round((place.x / 100) * frame.width),
        y: Math.round((place.y / 100) * frame.height),
        radius: Math.round(unitRadius * Math.sqrt(ofCountry.length) * 10) / 10,
      },
    ]
  })
  return {
    map,
    // The smaller ones stand on the larger.
    marks: marks.toSorted((one, other) => other.radius - one.radius),
    groups: groups.map(({ country, items: ofCountry }) => ({
      country,
      items: ofCountry.map(shownItem<Fact>),
    })),
    withoutCountry: withoutCountry.map(shownItem<Fact>),
  }
}

function shownItem<Fact extends PlacedFact>({ id, title, to, fact }: PlacedItem<Fact>) {
  return { id, title, to, fact }
}

export type PlacesData<Fact extends PlacedFact = PlacedFact, Drawn extends PageMap = PageMap> = Awaited<
  ReturnType<typeof placesOf<Fact, Drawn>>
>
