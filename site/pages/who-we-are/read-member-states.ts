import type { RouterContextProvider } from 'react-router'
import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'

export type MemberState = Pick<ShownMember, 'id' | 'title' | 'flag' | 'country'>

/** The regional section's members, by name only: what a list of flags shows. */
export async function readMemberStates(context: Readonly<RouterContextProvider>): Promise<MemberState[]> {
  const { members } = await readRegionalNetwork(context)
  return members.countries.map(({ id, title, flag, country }) => ({ id, title, flag, country }))
}
