import type { MiddlewareHandler } from 'hono'

const oneYearInSeconds = 31_536_000

const partsOfPages = /^(text\/css|text\/javascript|font\/|image\/(?!svg))/

/** Whether an answer is only ever a part of a page, as scripts and fonts are: what documents need it does without. */
export function isOnlyAPart(headers: Headers): boolean {
  return partsOfPages.test(headers.get('Content-Type') ?? '')
}

/** Adds the headers that every answer carries to an answer's own. */
export type Secure = (headers: Headers) => void

/**
 * Headers that every answer carries: those for documents not on a page's parts, of which a visitor loads dozens. A
 * stricter or looser policy set by a handler stays.
 */
export function secureFor(siteUrl: string): Secure {
  const isSecure = siteUrl.startsWith('https:')
  return (headers) => {
    headers.set('X-Content-Type-Options', 'nosniff')
    if (isSecure) headers.set('Strict-Transport-Security', `max-age=${oneYearInSeconds}; includeSubDomains`)
    if (isOnlyAPart(headers)) return
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    }
    // A drawing that is opened by itself may do nothing, and stands in no frame, by its policy alone.
    if (headers.get('Content-Type')?.startsWith('image/svg')) return
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY')
  }
}

export function securityHeaders(secure: Secure): MiddlewareHandler {
  return async (context, next) => {
    await next()
    secure(context.res.headers)
  }
}
