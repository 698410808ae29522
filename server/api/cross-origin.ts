import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-environment.ts'

const oneDayInSeconds = 24 * 60 * 60

/** Whether a call reads, as every site's visitors may. */
export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** With which a browser lets a page of another site read an answer. */
export const readableAnywhere = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Content-Language, Retry-After',
} as const

/** Lets a page of any site read the answer to a call. */
export function openToAnyOrigin(c: Context): void {
  for (const [name, value] of Object.entries(readableAnywhere)) c.header(name, value)
}

/**
 * Any site may read the API from its visitors' browsers, without credentials. Calls that write are not opened: the
 * site's own forms need no permission, and other sites have no reason to send proposals.
 */
export const openReadsToAnyOrigin: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (isRead(c.req.method)) openToAnyOrigin(c)
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
