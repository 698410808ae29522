import { countryKind } from '../../content/countries/kind.ts'
import { compareNames } from '../../languages/format.ts'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import { listRecords } from '../../store/read/list-records.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'

/** A country as figures name it. */
export interface NamedCountry {
  /** Two letters, lower case (ISO 3166-1). */
  code: string
  slug: string
  name: LocalizedText
}

const cached = cacheUntilPublish<readonly NamedCountry[]>(8)

/** Every country that the site has a record of, in the alphabetical order of the page's language. */
export function readNamedCountries(reading: Reading): Promise<readonly NamedCountry[]> {
  return cached(reading, reading.language, async (note) => {
    note('countries')
    const { records } = await listRecords(countryKind, reading, { perPage: 0, asCards: true })
    const compare = compareNames(reading.language)
    return records
      .map(({ code, slug, name }) => ({ code, slug, name }))
      .toSorted((one, other) => compare(one.name.text, other.name.text))
  })
}
