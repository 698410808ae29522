import { memberStateKind, type MemberState } from '../kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { matchCountry } from './match-country.ts'
import { mapCountry } from './map-countries.ts'

/** Codes of the member states that the map knows. */
export async function readMemberCodes(reading: Reading): Promise<string[]> {
  const members = await listRecords(memberStateKind, reading, { perPage: 0 })
  return [...new Set(members.records.map(codeOfMember).filter((code) => code !== undefined))]
}

function codeOfMember({ country, translations }: MemberState): string | undefined {
  if (country && mapCountry(country.code)) return country.code
  const names = translations.map(({ title }) => title ?? '')
  return names.map(matchCountry).find((code) => code !== undefined)
}
