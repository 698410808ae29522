/** Query parameters of the pages with figures, beside a list's `sort` and `q`. */
export const figureParameters = ['countries', 'countries[]', 'indicator', 'version'] as const

/** The name under which a form sends each country that was chosen. */
export const chosenCountries = 'countries[]'

/** Letters of a code, so that an address that was tampered with is no longer than those of all countries. */
const longestCode = 20

/**
 * The countries that an address names (`ma,tn`, or one parameter for each, as a form sends them), each once, as they are written but for case and spaces; unknown codes among them.
 */
export function countriesIn(given: URLSearchParams): string[] {
  const codes = [...given.getAll('countries'), ...given.getAll(chosenCountries)]
    .flatMap((value) => value.split(','))
    .map((code) => code.trim().toLowerCase().slice(0, longestCode))
  return [...new Set(codes.filter((code) => code !== ''))]
}

/** The version that an address names; nothing when it names none, or none that makes sense. */
export function versionIn(given: URLSearchParams): number | undefined {
  const version = given.get('version') ?? ''
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : undefined
}

export interface FigureQuery {
  indicator?: string | undefined
  countries?: readonly string[]
  version?: number | undefined
  sort?: string | undefined
}

/** The one spelling of what a page of figures shows, empty or with its `?`; commas stand as they are. */
export function searchOfFigures({ indicator, countries = [], version, sort }: FigureQuery): string {
  const search = new URLSearchParams([
    ...(countries.length > 0 ? [['countries', countries.join(',')]] : []),
    ...(indicator ? [['indicator', indicator]] : []),
    ...(version === undefined ? [] : [['version', String(version)]]),
    ...(sort === undefined ? [] : [['sort', sort]]),
  ])
  return search.size > 0 ? `?${search.toString().replaceAll('%2C', ',')}` : ''
}

/** Whether a form was sent, which names each choice by itself, and fields that are empty. */
export function isFromForm(given: URLSearchParams): boolean {
  return given.has(chosenCountries) || [...figureParameters, 'sort'].some((name) => given.get(name) === '')
}
