import { otherCountryNames } from '../../../languages/country-names.ts'
import { mapCountries } from './map-countries.ts'

/**
 * The code of the country that a name in English or Arabic means, whatever its case, accents, hamzas and spaces;
 * nothing for a name that the map does not know. Arabic names are matched to English ones (specification, section 9).
 */
export function matchCountry(name: string): string | undefined {
  return codes.get(comparable(name))
}

/** Letters and digits only, in one spelling each. */
function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|\u0640/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(mapCountries).flatMap(([code, { english, arabic }]) =>
    [english, arabic, ...(otherCountryNames[code] ?? [])].map((name) => [comparable(name), code] as const),
  ),
)

/** The code of the country that ends a place's name (`Amman, Jordan`), given in English and Arabic; else nothing. */
export function countryOfPlace(...names: readonly (string | null)[]): string | null {
  for (const name of names) {
    const code = matchCountry(name?.split(/[,،]/).at(-1) ?? '')
    if (code) return code
  }
  return null
}
