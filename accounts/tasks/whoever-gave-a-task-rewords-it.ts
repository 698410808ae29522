import type { FieldAccess } from 'payload'
import { hasRole } from '../../model/access/roles.ts'

/** Who gave a task, and administrators: whoever has it says only whether it is done. */
export const whoeverGaveATaskRewordsIt: FieldAccess = ({ req, doc }) => {
  if (!req.user) return false
  const given: unknown = doc?.givenBy
  const giver = typeof given === 'object' && given !== null && 'id' in given ? given.id : given
  return hasRole(req.user, 'administrator') || giver === req.user.id
}
