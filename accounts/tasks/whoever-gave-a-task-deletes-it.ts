import type { AccessResult, PayloadRequest } from 'payload'
import { hasRole } from '../../model/access/roles.ts'

/** Who gave a task, and administrators. */
export function whoeverGaveATaskDeletesIt({ req }: { req: PayloadRequest }): AccessResult {
  if (!req.user) return false
  return hasRole(req.user, 'administrator') || { givenBy: { equals: req.user.id } }
}
