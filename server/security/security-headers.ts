import type { MiddlewareHandler } from 'hono'

const oneYearInSeconds = 31_536_000

/** What a browser takes from an answer only when it shows it as a page of its own; a script or a font is never one. */
const isOnlyAPart = /^(text\/css|text\/javascript|font\/|image\/(?!svg))/

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
    if (isOnlyAPart.test(headers.get('Content-Type') ?? '')) return
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    }
  }
}

export function securityHeaders(secure: Secure): MiddlewareHandler {
  return async (context, next) => {
    await next()
    secure(context.res.headers)
  }
}
