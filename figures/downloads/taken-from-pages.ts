import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import type { Indicator } from '../indicators/kind.ts'
import type { NamedCountry } from '../observations/country-names.ts'
import {
  countriesFileAddress,
  countryFileAddress,
  mapFileAddress,
  updateFileAddress,
} from './figure-files.ts'
import type { TakenFigures } from './taken-figures.ts'

/** What figures of every page have. */
type Taken = Pick<TakenFigures, 'version' | 'organization' | 'siteUrl' | 'language'>

/** All that is known of a country. */
export function takenOfCountry(
  taken: Taken & Pick<TakenFigures, 'indicators'>,
  { slug, name }: Pick<NamedCountry, 'slug' | 'name'>,
): TakenFigures {
  const version = taken.version?.number
  return {
    ...taken,
    title: downloadWords[taken.language].figuresOf(name.text),
    page: `/countries/${slug}${versionAfter('?', version)}`,
    file: (format) => countryFileAddress(slug, format, version),
  }
}

/** The figures most asked for of all countries. */
export function takenOfCountries(
  taken: Taken & Pick<TakenFigures, 'indicators'>,
  title: string,
): TakenFigures {
  const version = taken.version?.number
  return {
    ...taken,
    title,
    page: `/countries${versionAfter('?', version)}`,
    file: (format) => countriesFileAddress(format, version),
  }
}

/** An indicator's map of one year, which is given as words and as addresses write it. */
export function takenOfMap(
  taken: Taken,
  indicator: Indicator,
  year: { inWords: string; inAddress: string },
): TakenFigures {
  const version = taken.version?.number
  const choice = { year: year.inAddress, version }
  return {
    ...taken,
    indicators: [indicator],
    title: downloadWords[taken.language].inYear(indicator.title.text, year.inWords),
    page: `/wefe-hub/maps?indicator=${indicator.slug}&year=${year.inAddress}${versionAfter('&', version)}`,
    file: (format) => mapFileAddress(indicator.slug, format, choice),
  }
}

/** What an update revised; its page shows what stands in its own version for ever. */
export function takenOfUpdate(
  taken: Taken & Pick<TakenFigures, 'indicators'>,
  { slug, title }: { slug: string; title: string },
): TakenFigures {
  return {
    ...taken,
    title,
    page: `/data-tools/updates/${slug}`,
    file: (format) => updateFileAddress(slug, format),
  }
}

function versionAfter(mark: '?' | '&', version: number | undefined): string {
  return version === undefined ? '' : `${mark}version=${version}`
}
