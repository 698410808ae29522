import type { Payload } from 'payload'
import { findFollower } from './find-follower.ts'

/** From now on the follower is notified. @returns whether there is such a follower */
export async function confirm(payload: Payload, token: string, now: Date): Promise<boolean> {
  const follower = await findFollower(payload, token)
  if (!follower) return false
  if (follower.confirmedAt) return true
  await payload.update({
    collection: 'tender-followers',
    id: follower.id,
    data: { confirmedAt: now.toISOString() },
    depth: 0,
    overrideAccess: true,
  })
  return true
}
