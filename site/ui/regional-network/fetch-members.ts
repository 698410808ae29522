import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import type { FlagSource } from '../../../content/member-states/regional-network/flag-address.ts'
import {
  membersLayer,
  type NetworkLayer,
} from '../../../content/member-states/regional-network/regional-network.ts'
import type { Language } from '../../../languages/languages.ts'

export { failureOf } from '../../../content/member-states/regional-network/regional-network.ts'

/**
 * Members from the public API (specification, section 7). A part of the site of its own, loaded only where the server
 * could not read them.
 * @throws when the API can't be reached, fails, or answers in another shape
 */
export async function fetchMembers(
  language: Language,
  flagSource: FlagSource,
  signal: AbortSignal,
): Promise<NetworkLayer<ShownMember>> {
  const response = await fetch('/api/member-states-countries', {
    headers: { 'Accept-Language': language, lang: language },
    credentials: 'omit',
    signal,
  })
  if (!response.ok) throw new Error(`The members’ list answered ${response.status}`)
  return membersLayer(await response.json(), language, flagSource)
}
