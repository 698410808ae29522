import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { sessionCookieOf } from '../../accounts/session-cookie.ts'
import { senderOf } from '../intake/sender-of.ts'
import { headersOfConnection } from '../passed-headers.ts'
import { namesOfOrigin, originHeaders, type RequestOrigin } from '../request-origin.ts'
import { fetchOverSocket } from './fetch-over-socket.ts'

/** What the outer app hands along: the request's origin, beside what Node's server gives. */
interface AdminProxyEnv {
  Bindings: { origin?: RequestOrigin }
}

interface AdminProxyOptions {
  /** Socket of the back office's own process; nothing where this machine runs none. */
  adminSocket: string | undefined
  /** Absolute address of the site. */
  siteUrl: string
  /** How many proxies stand before this server. */
  trustedProxies: number
  logError: (error: unknown) => void
}

const awayPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Back office not available</title>
<h1>The back office is not available just now</h1><p>The public site is not affected. Please try again in a minute.</p></html>`

/**
 * Passes the back office's addresses on to its own process. When that is away, only they answer 503; 502 to a change that it was
 * given and may have made before it ended.
 */
export function adminProxy({
  adminSocket,
  siteUrl,
  trustedProxies,
  logError,
}: AdminProxyOptions): Hono<AdminProxyEnv> {
  const app = new Hono<AdminProxyEnv>()
  const session = sessionCookieOf(siteUrl)
  app.all('*', async (context) => {
    if (!adminSocket) return context.text('This server has no back office.', 404)
    if (!methods.has(context.req.method)) return context.text('', 405, { Allow: [...methods].join(', ') })
    const { pathname, search, host, protocol } = new URL(context.req.url)
    const { cookie, ...others } = context.req.header()
    const hasBody = others['content-length'] !== undefined || others['transfer-encoding'] !== undefined
    for (const name of [...headersOfConnection(others.connection), ...namesOfOrigin]) delete others[name]
    try {
      const response = await proxy(`http://back-office${pathname}${search}`, {
        customFetch: (request) => fetchOverSocket(adminSocket, request),
        raw: context.req.raw,
        ...(!hasBody && { body: null }),
        redirect: 'manual',
        headers: {
          ...others,
          ...(cookie !== undefined && { cookie: session.asPayloadReads(cookie) }),
          // Attempts to sign in are counted by it: only what trusted proxies say of it counts.
          'x-forwarded-for': senderOf(context, 'en', trustedProxies).address,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.replace(':', ''),
          ...(context.env.origin && originHeaders(context.env.origin)),
        },
      })
      const answer = new Response(response.body, response)
      const cookies = answer.headers.getSetCookie()
      answer.headers.delete('Set-Cookie')
      for (const one of cookies) answer.headers.append('Set-Cookie', session.asBrowsersStore(one))
      answer.headers.set('X-Frame-Options', 'SAMEORIGIN')
      if (!answer.headers.has('Content-Security-Policy')) {
        answer.headers.set('Content-Security-Policy', adminPolicy)
      }
      return answer
    } catch (error) {
      // Whoever has gone away waits for no answer, and the back office is as it was.
      if (!context.req.raw.signal.aborted) logError(error)
      const status = mayBeDone(context.req.method, error) ? 502 : 503
      return context.html(awayPage, status, { 'Retry-After': '10', 'Cache-Control': 'no-store' })
    }
  })
  return app
}

/** Whether a request changes something and was passed on before the connection failed. */
function mayBeDone(method: string, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const wasPassedOn = code !== 'ENOENT' && code !== 'ECONNREFUSED'
  return wasPassedOn && method !== 'GET' && method !== 'HEAD'
}

/** What the back office takes; no other method can be passed on. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The stock back office writes inline scripts and styles; everything still comes from this host only. */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  // Drafts beside their forms.
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')
