import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-environment.ts'

const oneDayInSeconds = 24 * 60 * 60

/**
 * Any site may read the API from its visitors' browsers, without credentials. Calls that write are not opened: the
 * site's own forms need no permission, and other sites have no reason to send proposals.
 */
export const openReadsToAnyOrigin: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'ETag, Content-Language')
  }
  await next()
}

/** What a browser asks before it sends the `lang` header from another site. */
export function preflightHeaders(): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'lang, Accept-Language, If-None-Match',
    'Access-Control-Max-Age': String(oneDayInSeconds),
  }
}
