import { writeFileSync } from 'node:fs'
import { starterCountries } from '../../starter/texts/countries.ts'
import { starterIndicators } from '../../starter/texts/indicators.ts'

/** Every country and indicator of the starter in so many years are more than 100,000 values. */
const years = { first: 1900, last: 2099 }

/**
 * Writes a file of more than 100,000 made-up values.
 * @param edition a file of another edition has other values, for the same indicators, countries and years
 * @returns how many values it has
 */
export function writeMadeUpFigures(file: string, edition = 0): number {
  const rows = starterIndicators.flatMap(({ slug }, place) =>
    Object.keys(starterCountries).flatMap((country, line) =>
      Array.from({ length: years.last - years.first + 1 }, (_, index) => {
        const value = edition + ((place * 7 + line * 13 + index * index) % 9973) / 100
        return [slug, country, years.first + index, value.toFixed(2)].join(',')
      }),
    ),
  )
  writeFileSync(file, ['indicator,country,year,value', ...rows].join('\n'))
  return rows.length
}
