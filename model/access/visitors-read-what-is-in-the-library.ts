import type { AccessResult, PayloadRequest } from 'payload'

/** Everybody reads the library through the site's own code, staff also in the back office; what is in the trash only staff. */
export function visitorsReadWhatIsInTheLibrary({ req }: { req: PayloadRequest }): AccessResult {
  if (req.user !== null) return true
  return req.payloadAPI === 'local' ? { deletedAt: { exists: false } } : false
}
