import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that something is done for. */
export interface RequestContext {
  /** The id that the answer carries. */
  requestId: string
  /** Of its trace, where it has one. */
  traceId?: string | undefined
}

declare global {
  var networkRequestContext: AsyncLocalStorage<RequestContext> | undefined
}

/**
 * The request of the moment, so that every line that is written for it names it. One for the whole process: each bundle of
 * the back office has a copy of this module.
 */
export const requestContext = (globalThis.networkRequestContext ??= new AsyncLocalStorage<RequestContext>())
