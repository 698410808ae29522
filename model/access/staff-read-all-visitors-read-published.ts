import type { AccessResult, PayloadRequest } from 'payload'
import { isOnlyTranslator } from './roles.ts'

/**
 * For what there is one of: visitors read what is published, through the site's own code; staff also drafts. Who only translates
 * reads those at the desk, which asks nobody: pages of the back office call Payload as the site does.
 */
export function staffReadAllVisitorsReadPublished({ req }: { req: PayloadRequest }): AccessResult {
  if (req.user !== null) return !isOnlyTranslator(req.user)
  return req.payloadAPI === 'local' ? { _status: { equals: 'published' } } : false
}
