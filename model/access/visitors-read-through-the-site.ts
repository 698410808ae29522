import type { PayloadRequest } from 'payload'

/** For what has no draft: everybody reads it through the site's own code, staff also in the back office. */
export function visitorsReadThroughTheSite({ req }: { req: PayloadRequest }): boolean {
  return req.user !== null || req.payloadAPI === 'local'
}
