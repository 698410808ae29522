import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** Only people who hold one of the roles (administrators always do). */
export function onlyHoldersOf(...owners: readonly Role[]) {
  return ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, ...owners)
}
