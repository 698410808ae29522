import type { PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

export function onlyAdministrators({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator')
}
