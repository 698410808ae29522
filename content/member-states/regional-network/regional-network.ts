import { compareNames } from '../../../languages/format.ts'
import type { Language } from '../../../languages/languages.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import {
  deriveMember,
  InvalidResponseShapeError,
  membersInResponse,
  type NetworkMember,
  type ShownMember,
} from './derive-member.ts'
import { flagAddresses, type FlagAddresses, type FlagSource } from './flag-address.ts'
import { mapCountry, partnerCountries } from './map-countries.ts'
import { mapViewOf, type MapView } from './map-view.ts'
import { placeLabels, type Label } from './place-labels.ts'
import { placePins, placesWithoutPin, type Pin } from './place-pins.ts'

/** A partner country. */
export interface NetworkPartner {
  id: string
  code: string
  title: LocalizedText
  flag: FlagAddresses
  /** Slug of the country's own page; nothing while it has none. */
  country: string | null
}

export interface NetworkLayer<Country> {
  /** Ordered by name in the page's language. */
  countries: Country[]
  pins: Pin[]
  /** The middles of countries that the map shows without a pin (specification, section 9). */
  withoutPin: Pin[]
  labels: Label[]
}

/** All that the regional network section shows (specification, section 2.5). */
export interface RegionalNetworkData {
  /** Members could not be read: the message that is recorded. */
  failure: string | null
  flagSource: FlagSource
  members: NetworkLayer<ShownMember>
  partners: NetworkLayer<NetworkPartner>
}

/** A country as the library of countries knows it. */
export interface KnownCountry {
  code: string
  slug: string
  name: LocalizedText
}

/** What is said of a failure: nothing of the server's own, which could reveal too much to a stranger (section 8). */
export function failureOf(error: unknown): string {
  return error instanceof InvalidResponseShapeError ? error.message : 'Failed to load'
}

/**
 * The layer of members, from the public API's answer.
 * @throws InvalidResponseShapeError
 */
export function membersLayer(
  response: unknown,
  language: Language,
  flagSource: FlagSource,
): NetworkLayer<ShownMember> {
  const compare = compareNames(language)
  const byId = new Map(
    membersInResponse(response)
      .map((record) => deriveMember(record, language, flagSource))
      .filter((member) => member !== null)
      .map((member) => [member.id, shown(member)]),
  )
  const countries = [...byId.values()].toSorted((one, other) => compare(one.title.text, other.title.text))
  const names = new Map(countries.map(({ code, title }) => [code, title.text]))
  const codes = countries.flatMap(({ code }) => code ?? [])
  return { countries, ...drawn(codes, mapViewOf('members', countries.length), names) }
}

function shown({
  names: _names,
  rank: _rank,
  institution: _institution,
  image: _image,
  ...member
}: NetworkMember): ShownMember {
  return member
}

/** The layer of partners: a fixed list, named as the library of countries names them. */
export function partnersLayer(
  known: readonly KnownCountry[],
  language: Language,
  flagSource: FlagSource,
): NetworkLayer<NetworkPartner> {
  const compare = compareNames(language)
  const countries = partnerCountries
    .map((code): NetworkPartner => {
      const country = known.find((candidate) => candidate.code === code)
      return {
        id: country?.slug ?? code,
        code,
        title: country?.name ?? { text: mapCountry(code)?.english ?? code, language: 'en' },
        flag: flagAddresses(code, flagSource),
        country: country?.slug ?? null,
      }
    })
    .toSorted((one, other) => compare(one.title.text, other.title.text))
  const names = new Map(countries.map(({ code, title }) => [code, title.text]))
  return { countries, ...drawn(partnerCountries, mapViewOf('partners', countries.length), names) }
}

type Drawn = Pick<NetworkLayer<never>, 'pins' | 'withoutPin' | 'labels'>

/** Two layers in each language; finding places for labels takes longer than all else of the section. */
const mostCached = 8
const cached = new Map<string, Drawn>()

/** Pins and labels of countries in a view, which are the same whenever the countries and their names are. */
function drawn(codes: readonly string[], view: MapView, names: ReadonlyMap<unknown, string>): Drawn {
  const key = JSON.stringify([view, codes, [...names]])
  const known = cached.get(key)
  if (known) return known
  if (cached.size >= mostCached) cached.clear()
  const drawing = draw(placePins(codes, view), placesWithoutPin(codes, view), (code) => names.get(code) ?? '')
  cached.set(key, drawing)
  return drawing
}

/** Pins, in per cent, to a hundredth and labels, in units, to a tenth: each further digit would travel with every visit. */
const hundredth = (perCent: number) => Math.round(perCent * 100) / 100
const tenth = (units: number) => Math.round(units * 10) / 10

/** Pins and labels as pages carry them. */
function draw(pins: readonly Pin[], withoutPin: readonly Pin[], nameOf: (code: string) => string): Drawn {
  const round = <Placed extends { x: number; y: number }>(placed: Placed): Placed => ({
    ...placed,
    x: hundredth(placed.x),
    y: hundredth(placed.y),
  })
  return {
    pins: pins.map(round),
    withoutPin: withoutPin.map(round),
    labels: placeLabels(pins, withoutPin, nameOf).map((label) => ({
      ...label,
      x: tenth(label.x),
      y: tenth(label.y),
      width: tenth(label.width),
    })),
  }
}
