import type { SanitizedConfig } from 'payload'

/**
 * What Next's bundles and `serve.ts` have in common. They run in one process, but each bundle (pages, REST) has its own
 * copy of every module: without one shared place the content model would be loaded twice.
 */
export interface SharedInProcess {
  payloadConfig?: Promise<SanitizedConfig>
  /** Ends the job runner and the database's connections; there from the first request on. */
  closePayload?: () => Promise<void>
}

declare global {
  var networkAdmin: SharedInProcess | undefined
}

export function sharedInProcess(): SharedInProcess {
  globalThis.networkAdmin ??= {}
  return globalThis.networkAdmin
}
