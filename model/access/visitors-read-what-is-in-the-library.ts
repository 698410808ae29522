import type { AccessResult, PayloadRequest } from 'payload'
import { isOnlyTranslator } from './roles.ts'

/**
 * Visitors read the library through the site's own code, staff in the back office; what is in the trash only staff. Who only
 * translates reads it at the desk, which asks nobody: pages of the back office call Payload as the site does.
 */
export function visitorsReadWhatIsInTheLibrary({ req }: { req: PayloadRequest }): AccessResult {
  if (req.user !== null) return !isOnlyTranslator(req.user)
  return req.payloadAPI === 'local' ? { deletedAt: { exists: false } } : false
}
