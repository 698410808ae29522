import type { CountryReference } from '../../store/read/reference.ts'

interface WithCountries {
  countries: readonly CountryReference[]
}

/** Records of a country. */
export interface OfCountry<Item> {
  country: CountryReference
  items: readonly Item[]
}

/** Records under each of their countries, and those that name none. */
export interface ByCountry<Item> {
  groups: readonly OfCountry<Item>[]
  withoutCountry: readonly Item[]
}

/**
 * Records by country: each under every country that it names, in the order given.
 * @param compare orders the countries' names
 */
export function byCountry<Item extends WithCountries>(
  items: readonly Item[],
  compare: (one: string, other: string) => number,
): ByCountry<Item> {
  const countries = new Map(
    items.flatMap((item) => item.countries.map((country) => [country.code, country] as const)),
  )
  const groups = [...countries.values()]
    .toSorted((one, other) => compare(one.title.text, other.title.text))
    .map((country) => ({
      country,
      items: items.filter((item) => item.countries.some(({ code }) => code === country.code)),
    }))
  return { groups, withoutCountry: items.filter((item) => item.countries.length === 0) }
}
