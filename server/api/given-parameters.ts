/** What one parameter of a query was given as; nothing where the percent-encoding is malformed. */
export type GivenValues = readonly (string | undefined)[]

/** Every parameter of a query string, in order. The platform's own parser would hide malformed percent-encoding. */
export function givenParameters(search: string): ReadonlyMap<string, GivenValues> {
  const given = new Map<string, (string | undefined)[]>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const separator = pair.indexOf('=')
    const writtenName = separator === -1 ? pair : pair.slice(0, separator)
    const name = decoded(writtenName) ?? writtenName
    const value = decoded(separator === -1 ? '' : pair.slice(separator + 1))
    given.set(name, [...(given.get(name) ?? []), value])
  }
  return given
}

/** Percent-encoding undone, with `+` as a space; nothing when it is malformed. */
function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
