import type { AccessResult, PayloadRequest } from 'payload'
import { hasRole, type Role } from './roles.ts'

/**
 * Owners read everything. Visitors read what is published, and only through the site's own code (the Local API):
 * nobody anonymous reads through Payload's REST. Other staff read what is published, where their own records refer to it.
 */
export function ownersReadAllVisitorsReadPublished(
  owners: readonly Role[],
  referredToBy: readonly Role[] = [],
) {
  return ({ req }: { req: PayloadRequest }): AccessResult => {
    if (hasRole(req.user, ...owners)) return true
    const published: AccessResult = { _status: { equals: 'published' } }
    if (req.user) return hasRole(req.user, ...referredToBy) ? published : false
    return req.payloadAPI === 'local' ? published : false
  }
}
