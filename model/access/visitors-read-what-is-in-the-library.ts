import type { AccessResult, PayloadRequest } from 'payload'
import { isOnlyTranslator } from './roles.ts'

/**
 * Everybody reads the library through the site's own code, staff also in the back office; what is in the trash only staff. Who
 * only translates reads it at the desk, which asks nobody.
 */
export function visitorsReadWhatIsInTheLibrary({ req }: { req: PayloadRequest }): AccessResult {
  if (req.user !== null && !isOnlyTranslator(req.user)) return true
  return req.payloadAPI === 'local' ? { deletedAt: { exists: false } } : false
}
