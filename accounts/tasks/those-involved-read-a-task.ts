import type { AccessResult, PayloadRequest } from 'payload'
import { hasRole } from '../../model/access/roles.ts'

/** Who gave a task, who has it, and administrators. */
export function thoseInvolvedReadATask({ req }: { req: PayloadRequest }): AccessResult {
  if (!req.user) return false
  if (hasRole(req.user, 'administrator')) return true
  return { or: [{ assignedTo: { equals: req.user.id } }, { givenBy: { equals: req.user.id } }] }
}
