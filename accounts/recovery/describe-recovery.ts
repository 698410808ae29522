import type { PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { takesPartFrom } from '../changes/takes-part-since.ts'
import { latestLinkOf } from '../links/account-links.ts'
import { ownNumber } from '../second-factor/account-concerned.ts'
import { recoveryOf } from './recoveries.ts'

/**
 * Administrators who can let somebody in again: all but the person, and but those whose account was made, changed hands or
 * was given the role a few days ago, so that one administrator can't make the second.
 */
export async function administratorsBesides(
  req: PayloadRequest,
  account: number,
  now: Date,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { roles: { in: ['administrator'] }, id: { not_equals: account } },
    depth: 0,
    pagination: false,
    select: { createdAt: true },
    req,
  })
  const { ROLE_WAIT_DAYS } = environment()
  const starts = await Promise.all(
    docs.map((person) => takesPartFrom(req.payload, person, 'administrator', ROLE_WAIT_DAYS, req)),
  )
  return docs.flatMap(({ id }, index) => (starts[index] && starts[index] <= now ? [id] : []))
}

/** What is under way to let somebody in again, for the person and for administrators. */
export async function describeRecovery(req: PayloadRequest, account: number, now: Date): Promise<object> {
  const { payload, user } = req
  const recovery = await recoveryOf(payload, account, now)
  const link = await latestLinkOf(payload, account, now)
  const isOpen = link?.purpose === 'recovery' && link.state === 'open'
  const able = await administratorsBesides(req, account, now)
  const isAble = user !== null && able.includes(ownNumber(req))
  return {
    isPossible: able.length > 1 && isAble,
    linkUntil: isOpen ? link.expiresAt.toISOString() : null,
    begun: recovery
      ? {
          at: recovery.begunAt.toISOString(),
          byMe: recovery.begunBy === user?.id,
          confirmableFrom: recovery.confirmableFrom.toISOString(),
          expiresAt: recovery.expiresAt.toISOString(),
          isConfirmable: isAble && recovery.begunBy !== user.id && recovery.confirmableFrom <= now,
        }
      : null,
  }
}
