import type { Payload } from 'payload'
import type { TenderFollower } from '../../store/payload-types.ts'
import { hashOfToken } from './follower-token.ts'

/** The follower whose links carry a token. */
export async function findFollower(payload: Payload, token: string): Promise<TenderFollower | undefined> {
  const { docs } = await payload.find({
    collection: 'tender-followers',
    where: { tokenHash: { equals: hashOfToken(token) } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}
