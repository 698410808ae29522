/** Forms in which figures can be taken away, by the end of their address. */
export const figureFormats = ['csv', 'json', 'svg', 'png', 'metadata.json'] as const

export type FigureFormat = (typeof figureFormats)[number]

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
  return `/data-tools/indicators/${slug}.${format}${queryOf(choice)}`
}

/** Where a file of all that is known of a country stands, without the language's prefix. */
export function countryFileAddress(slug: string, format: 'csv' | 'json', version?: number): string {
  return `/countries/${slug}/figures.${format}${queryOf({ version })}`
}

function queryOf({ countries = [], version }: FigureChoice): string {
  const parts = [
    ...(countries.length > 0 ? [`countries=${countries.join(',')}`] : []),
    ...(version === undefined ? [] : [`version=${version}`]),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
