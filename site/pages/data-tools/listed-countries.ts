import { readMemberCodes } from '../../../content/member-states/regional-network/read-member-codes.ts'
import { readNamedCountries, type NamedCountry } from '../../../figures/observations/country-names.ts'
import type { Reading } from '../../../store/read/reading.ts'

/**
 * Countries that pages of figures list, in the alphabetical order of the page's language: the member states, and others of
 * which there is a value.
 */
export async function readListedCountries(
  reading: Reading,
  withValue: Iterable<string> = [],
): Promise<readonly NamedCountry[]> {
  const [named, members] = await Promise.all([readNamedCountries(reading), readMemberCodes(reading)])
  const listed = new Set([...members, ...withValue])
  return named.filter(({ code }) => listed.has(code))
}
