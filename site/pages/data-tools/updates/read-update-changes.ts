import { countChangesOfImport, readChanges } from '../../../../figures/data-imports/read-revisions.ts'
import type { DataImport } from '../../../../figures/data-imports/kind.ts'
import { indicatorKind } from '../../../../figures/indicators/kind.ts'
import { readNamedCountries } from '../../../../figures/observations/country-names.ts'
import { formatDecimals } from '../../../../languages/format-decimals.ts'
import { formatYear } from '../../../../languages/format.ts'
import type { Language } from '../../../../languages/languages.ts'
import { listRecords } from '../../../../store/read/list-records.ts'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { Reading } from '../../../../store/read/reading.ts'

/** Values that a page names; of further ones it says how many there are, and which files have them. */
const mostNamed = 200

/** A value that an update revised or withdrew, in the page's language. */
export interface ChangedValue {
  country: { code: string; slug: string; name: LocalizedText }
  year: string
  former: string
  /** Nothing where it was withdrawn. */
  value: string | null
  /** The value is the same, and its status is another. */
  isOnlyStatus: boolean
}

export interface ChangedIndicator {
  slug: string
  title: LocalizedText
  unit: LocalizedText
  /** Of all its values that were revised or withdrawn. */
  count: number
  values: readonly ChangedValue[]
}

/** What a published update revised and withdrew. */
export interface UpdateChanges {
  /** Numbers of the version that it made, and of the one before it. */
  version: number
  former: number
  /** Only those with values that were revised or withdrawn, in the order in which the site lists them. */
  indicators: readonly ChangedIndicator[]
}

/**
 * The values that an update revised or withdrew, by indicator, country and year.
 * @returns nothing for an update that is not published
 */
export async function readUpdateChanges(
  reading: Reading,
  update: Pick<DataImport, 'version'>,
  most = mostNamed,
): Promise<UpdateChanges | null> {
  const { version } = update
  if (version === null) return null
  const [changes, counts, { records: indicators }, countries] = await Promise.all([
    readChanges(reading, update, { ways: ['revised', 'withdrawn'], most }),
    countChangesOfImport(reading, update),
    listRecords(indicatorKind, reading, { perPage: 0 }),
    readNamedCountries(reading),
  ])
  const countryOf = new Map(countries.map((country) => [country.code, country]))
  const byIndicator = Map.groupBy(changes, ({ indicator }) => indicator)
  return {
    version,
    former: version - 1,
    indicators: indicators.flatMap(({ id, slug, title, unit, decimals }) => {
      const { revised = 0, withdrawn = 0 } = counts.get(id) ?? {}
      if (revised + withdrawn === 0) return []
      const values = (byIndicator.get(id) ?? []).flatMap(({ country: code, year, former, value }) => {
        const country = countryOf.get(code)
        if (!country || former === null) return []
        return [
          {
            country,
            year: formatYear(year, reading.language),
            ...writeBoth(former, value, decimals, reading.language),
            isOnlyStatus: former === value,
          },
        ]
      })
      return [{ slug, title, unit, count: revised + withdrawn, values }]
    }),
  }
}

/** Most digits after the decimal mark that are written to distinguish two values. */
const mostDecimals = 12

/** Both values with as many digits as distinguish them. */
function writeBoth(
  former: number,
  value: number | null,
  decimals: number,
  language: Language,
): Pick<ChangedValue, 'former' | 'value'> {
  const written = formatDecimals(former, decimals, language)
  if (value === null) return { former: written, value }
  const other = formatDecimals(value, decimals, language)
  if (former === value || written !== other || decimals >= mostDecimals)
    return { former: written, value: other }
  return writeBoth(former, value, decimals + 1, language)
}
