/** Forms in which figures can be taken away, by the end of their address. */
export const figureFormats = ['csv', 'json', 'svg', 'png', 'metadata.json'] as const

export type FigureFormat = (typeof figureFormats)[number]

/** The ends of addresses of figures, as a part of a regular expression. */
export const figureFormatPattern = '(?:csv|json|svg|png|metadata\\.json)'

export const figureMediaTypes: Readonly<Record<FigureFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  'metadata.json': 'application/json; charset=utf-8',
}

/** What of an indicator's figures a file holds. */
export interface FigureChoice {
  /** Codes of countries; all when left out or empty. */
  countries?: readonly string[]
  /** The number of a version; the latest when left out, which changes with the next one. */
  version?: number | undefined
}

/** Where a file of an indicator's figures stands, without the language's prefix. */
export function figureFileAddress(slug: string, format: FigureFormat, choice: FigureChoice = {}): string {
  const { countries = [], version } = choice
  return `/data-tools/indicators/${slug}.${format}${queryOf({ countries: countries.join(','), version })}`
}

/** What of an indicator a map shows. */
export interface MapChoice {
  /** The year, as addresses write it; the usual one when left out. */
  year?: number | string | undefined
  version?: number | undefined
}

/** Where a file of an indicator's map of one year stands, without the language's prefix. */
export function mapFileAddress(slug: string, format: FigureFormat, choice: MapChoice = {}): string {
  return `/data-tools/indicators/${slug}/map.${format}${queryOf({ year: choice.year, version: choice.version })}`
}

/** Where a file of all that is known of a country stands, without the language's prefix. */
export function countryFileAddress(slug: string, format: FigureFormat, version?: number): string {
  return `/countries/${slug}/figures.${format}${queryOf({ version })}`
}

/** Where a file of the figures most asked for of all countries stands, without the language's prefix. */
export function countriesFileAddress(format: FigureFormat, version?: number): string {
  return `/countries/figures.${format}${queryOf({ version })}`
}

/** Where a file of what an update revised stands, without the language's prefix. What it revised never changes. */
export function updateFileAddress(slug: string, format: FigureFormat): string {
  return `/data-tools/updates/${slug}.${format}`
}

/** Which projects are shown by country; all when nothing is chosen. */
export interface ProjectChoice {
  status?: string | undefined
  /** A program's slug. */
  program?: string | undefined
}

/** The page that shows them, without the language's prefix. */
export function footprintAddress({ status, program }: ProjectChoice): string {
  return `/footprint${queryOf({ status, program })}`
}

/** Where a file of them stands, without the language's prefix. */
export function projectsFileAddress(format: FigureFormat, { status, program }: ProjectChoice): string {
  return `/footprint/projects.${format}${queryOf({ status, program })}`
}

/** What of a dataset's file its chart shows: places in the file, from 0. */
export interface DatasetChoice {
  measure: number
  lines: readonly number[]
  /** Of the file (`versionOfTable`); as it is now when left out. */
  version?: string
}

/** Where a file of a dataset's chart stands, without the language's prefix. */
export function datasetFileAddress(
  slug: string,
  format: FigureFormat,
  { measure, lines, version }: DatasetChoice,
): string {
  const places = lines.map((line) => line + 1).join(',')
  return `/publications/${slug}/chart.${format}${queryOf({ measure: measure + 1, lines: places, version })}`
}

function queryOf(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const parts = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${value}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
