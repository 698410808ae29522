import type { AccessArgs, AccessResult } from 'payload'
import { hasRole } from './roles.ts'

type Rule = (args: Pick<AccessArgs, 'req'>) => AccessResult

/**
 * Who may put a record into the trash, by the rule given. For good, before its days in the trash are over, only
 * administrators delete: what should never have been uploaded.
 */
export function trashItAdministratorsDeleteIt(mayTrash: Rule) {
  return ({ req, data }: AccessArgs<{ deletedAt?: unknown }>): AccessResult =>
    data?.deletedAt ? mayTrash({ req }) : hasRole(req.user, 'administrator')
}
