import type { PayloadRequest } from 'payload'
import { latestLinkOf } from '../links/account-links.ts'
import { recoveryOf } from './recoveries.ts'

/** Administrators who can let somebody in again: all but the person. */
export async function administratorsBesides(req: PayloadRequest, account: number): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { roles: { in: ['administrator'] }, id: { not_equals: account } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}

/** What is under way to let somebody in again, for the person and for administrators. */
export async function describeRecovery(req: PayloadRequest, account: number, now: Date): Promise<object> {
  const { payload, user } = req
  const recovery = await recoveryOf(payload, account, now)
  const link = await latestLinkOf(payload, account, now)
  const isOpen = link?.purpose === 'recovery' && link.state === 'open'
  return {
    isPossible: (await administratorsBesides(req, account)).length > 1,
    linkUntil: isOpen ? link.expiresAt.toISOString() : null,
    begun: recovery
      ? {
          at: recovery.begunAt.toISOString(),
          byMe: recovery.begunBy === user?.id,
          confirmableFrom: recovery.confirmableFrom.toISOString(),
          expiresAt: recovery.expiresAt.toISOString(),
          isConfirmable: recovery.begunBy !== user?.id && recovery.confirmableFrom <= now,
        }
      : null,
  }
}
