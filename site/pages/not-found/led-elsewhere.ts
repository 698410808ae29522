import { readOrganization } from '../../../content/organization/read-organization.ts'
import { redirectedAddress } from '../../../content/redirects/read-redirects.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { addressIn } from '../../../languages/address.ts'

/**
 * Where an address without a route leads all the same: to the team's page, or where an editor's redirect says.
 * @param path without the language's prefix and the first slash
 */
export async function ledElsewhere(reading: Reading, path: string): Promise<string | undefined> {
  return (await teamAddressOf(reading, path)) ?? redirectedAddress(reading, `/${path}`)
}

/** `/{abbreviation}Team`, in any letter case, leads to the team (specification, section 2.1). */
async function teamAddressOf(reading: Reading, path: string): Promise<string | undefined> {
  const asked = path.toLowerCase()
  if (!asked.endsWith('team')) return undefined
  const { abbreviation } = await readOrganization(reading)
  return asked === `${abbreviation.toLowerCase()}team` ? addressIn(reading.language, '/team') : undefined
}
