import type { MiddlewareHandler } from 'hono'

const oneYearInSeconds = 31_536_000

/** Headers that every answer carries. A stricter or looser policy set by a handler stays. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const isSecure = siteUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    }
    if (isSecure) headers.set('Strict-Transport-Security', `max-age=${oneYearInSeconds}; includeSubDomains`)
  }
}
