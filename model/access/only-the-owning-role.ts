import type { AccessResult, PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

/** Administrators, and people of the role that put the record there. */
export function onlyTheOwningRole({ req }: { req: PayloadRequest }): AccessResult {
  if (hasRole(req.user, 'administrator')) return true
  return req.user ? { role: { in: req.user.roles } } : false
}
