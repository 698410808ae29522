import { compareNames } from '../languages/format.ts'
import type { Language } from '../languages/languages.ts'
import { languageCodes } from '../languages/languages.ts'
import { dataFileTypes } from '../store/uploads/data-files.ts'
import { csvMark, writeCsvRow } from '../submissions/exports/write-csv.ts'
import { readStarterFigures } from './starter-figures.ts'
import type { CountryCode, StarterIndicator, StarterPublication } from './starter-types.ts'
import { starterCountries } from './texts/countries.ts'
import { starterIndicators } from './texts/indicators.ts'

export interface DatasetFile {
  name: string
  content: string
  mediaType: string
  /** None for JSON, which has its words in all languages. */
  language: Language | null
}

/** First year of a dataset: some series begin earlier, most do not. */
const firstYear = 2000

const heads: Readonly<Record<Language, readonly [code: string, country: string, year: string]>> = {
  en: ['Country code', 'Country', 'Year'],
  ar: ['رمز البلد', 'البلد', 'السنة'],
  fr: ['Code du pays', 'Pays', 'Année'],
  fa: ['کد کشور', 'کشور', 'سال'],
}

/**
 * The files of a publication that has indicators: a row for each country and year, a column for each indicator, with the
 * values as they stand in `starter/figures/`. They are written from these, so that the two can't differ.
 */
export async function datasetFiles({
  slug,
  indicators: slugs = [],
  countries,
}: Pick<StarterPublication, 'slug' | 'indicators' | 'countries'>): Promise<DatasetFile[]> {
  if (slugs.length === 0) return []
  const indicators = slugs.map((wanted) => {
    const indicator = starterIndicators.find((one) => one.slug === wanted)
    if (!indicator) throw new Error(`The starter has no indicator ${wanted}`)
    return indicator
  })
  const rows = await rowsOf(indicators, countries)
  return [
    ...languageCodes.map((language) => ({
      name: `${slug}-${language}.csv`,
      content: csvOf(indicators, inOrder(rows, language), language),
      mediaType: dataFileTypes.csv,
      language,
    })),
    {
      name: `${slug}.json`,
      content: jsonOf(indicators, rows),
      mediaType: dataFileTypes.json,
      language: null,
    },
  ]
}

interface Row {
  country: CountryCode
  year: number
  /** By indicator. */
  values: readonly (number | null)[]
}

async function rowsOf(
  indicators: readonly StarterIndicator[],
  countries: readonly CountryCode[],
): Promise<Row[]> {
  const valuesOf = await Promise.all(
    indicators.map(
      async ({ slug }) =>
        new Map(
          (await readStarterFigures(slug)).map(({ country, year, value }) => [`${country} ${year}`, value]),
        ),
    ),
  )
  const years = valuesOf.flatMap((values) => [...values.keys()].map((key) => Number(key.split(' ')[1])))
  const last = Math.max(...years)
  return countries.flatMap((country) =>
    Array.from({ length: last - firstYear + 1 }, (_, index) => firstYear + index).map((year) => ({
      country,
      year,
      values: valuesOf.map((values) => values.get(`${country} ${year}`) ?? null),
    })),
  )
}

/** Countries stand in the alphabetical order of the language. */
function inOrder(rows: readonly Row[], language: Language): Row[] {
  const compare = compareNames(language)
  return rows.toSorted(
    (one, other) =>
      compare(nameOf(one.country, language), nameOf(other.country, language)) || one.year - other.year,
  )
}

function nameOf(country: CountryCode, language: Language): string {
  const names = starterCountries[country]
  if (!names) throw new Error(`The starter has no country ${country}`)
  return names[language]
}

function csvOf(indicators: readonly StarterIndicator[], rows: readonly Row[], language: Language): string {
  const columns = indicators.map(({ title, unit }) => `${title[language]} (${unit[language]})`)
  return [
    csvMark,
    writeCsvRow([...heads[language], ...columns]),
    ...rows.map(({ country, year, values }) =>
      writeCsvRow([country.toUpperCase(), nameOf(country, language), year, ...values]),
    ),
  ].join('')
}

function jsonOf(indicators: readonly StarterIndicator[], rows: readonly Row[]): string {
  const columns = indicators.map(
    ({ slug, title, definition, unit, source, sourceAddress, attribution, licence, licenceAddress }) => ({
      name: slug,
      ...{ title, definition, unit, source, sourceAddress, attribution, licence, licenceAddress },
    }),
  )
  const records = rows.map(({ country, year, values }) => ({
    'country-code': country.toUpperCase(),
    year,
    ...Object.fromEntries(indicators.map(({ slug }, column) => [slug, values[column] ?? null])),
  }))
  return `${JSON.stringify({ columns, rows: records }, null, 1)}\n`
}
