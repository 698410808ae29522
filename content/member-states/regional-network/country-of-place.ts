import { matchCountry } from './match-country.ts'

/** The code of the country that ends a place's name (`Amman, Jordan`), given in English and Arabic; else nothing. */
export function countryOfPlace(...names: readonly (string | null)[]): string | null {
  for (const name of names) {
    const code = matchCountry(name?.split(/[,،]/).at(-1) ?? '')
    if (code) return code
  }
  return null
}
