import type { Payload } from 'payload'
import { hashOfToken } from './follower-token.ts'

/** Forgets the follower. Also true for somebody who was forgotten before. */
export async function unfollow(payload: Payload, token: string): Promise<void> {
  await payload.delete({
    collection: 'tender-followers',
    where: { tokenHash: { equals: hashOfToken(token) } },
    depth: 0,
    overrideAccess: true,
  })
}
