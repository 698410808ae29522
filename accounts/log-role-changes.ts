import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { rolesOf } from '../model/access/roles.ts'

/** Who was given or lost which role, and by whom, in the log: by the accounts' numbers. */
export const logRoleChanges: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? [] : rolesOf(previousDoc)
  const after = rolesOf(doc)
  const given = after.filter((role) => !before.includes(role))
  const taken = before.filter((role) => !after.includes(role))
  if (given.length + taken.length > 0) {
    const change = { account: doc.id, by: req.user?.id ?? null, given, taken }
    req.payload.logger.warn({ ...change, msg: 'Roles of an account changed' })
  }
  return doc
}

export const logDeletion: CollectionAfterDeleteHook = ({ id, req }) => {
  req.payload.logger.warn({ account: id, by: req.user?.id ?? null, msg: 'An account was deleted' })
}
