import type { AccessResult, FieldAccess, PayloadRequest } from 'payload'
import { hasRole, isOnlyTranslator } from '../../model/access/roles.ts'

/** Who only translates changes nothing but texts of their language; a task that they have, they complete. */
export function allButTranslatorsGiveTasks({ req }: { req: PayloadRequest }): boolean {
  return req.user !== null && !isOnlyTranslator(req.user)
}

/** Who gave a task, who has it, and administrators. */
export function thoseInvolvedReadATask({ req }: { req: PayloadRequest }): AccessResult {
  if (!req.user) return false
  if (hasRole(req.user, 'administrator')) return true
  return { or: [{ assignedTo: { equals: req.user.id } }, { givenBy: { equals: req.user.id } }] }
}

/** Who gave a task, and administrators. */
export function whoeverGaveATaskDeletesIt({ req }: { req: PayloadRequest }): AccessResult {
  if (!req.user) return false
  return hasRole(req.user, 'administrator') || { givenBy: { equals: req.user.id } }
}

/** Who gave a task, and administrators: whoever has it says only whether it is done. */
export const whoeverGaveATaskRewordsIt: FieldAccess = ({ req, doc }) => {
  if (!req.user) return false
  const given: unknown = doc?.givenBy
  const giver = typeof given === 'object' && given !== null && 'id' in given ? given.id : given
  return hasRole(req.user, 'administrator') || giver === req.user.id
}
