import type { AccessResult, PayloadRequest } from 'payload'
import { hasRole } from './roles.ts'

/** A sealed proposal is there for nobody, administrators included, until it is opened. */
export function procurementReadsOpenedProposals({ req }: { req: PayloadRequest }): AccessResult {
  return hasRole(req.user, 'procurement') ? { openedAt: { exists: true } } : false
}
