import { readOrganization } from '../../../content/organization/read-organization.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { addressIn } from '../../../languages/address.ts'

/**
 * `/{abbreviation}Team`, in any letter case, leads to the team (specification, section 2.1).
 * @param path without the language's prefix and the first slash
 */
export async function teamAddressOf(reading: Reading, path: string): Promise<string | undefined> {
  const asked = path.toLowerCase()
  if (!asked.endsWith('team')) return undefined
  const { abbreviation } = await readOrganization(reading)
  return asked === `${abbreviation.toLowerCase()}team` ? addressIn(reading.language, '/team') : undefined
}
