import type { AccessResult, PayloadRequest } from 'payload'

/** For what there is one of: visitors read what is published, through the site's own code; staff also drafts. */
export function staffReadAllVisitorsReadPublished({ req }: { req: PayloadRequest }): AccessResult {
  if (req.user !== null) return true
  return req.payloadAPI === 'local' ? { _status: { equals: 'published' } } : false
}
