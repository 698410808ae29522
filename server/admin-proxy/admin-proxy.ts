import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { RequestVariables } from '../request-log.ts'

interface AdminProxyOptions {
  /** Address of the back office's own process; nothing where this machine runs none. */
  adminUrl: string | undefined
  logError: (error: unknown) => void
}

const awayPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Back office not available</title>
<h1>The back office is not available just now</h1><p>The public site is not affected. Please try again in a minute.</p></html>`

/** Passes the back office's addresses on to its own process. When that is away, only they answer 503. */
export function adminProxy({ adminUrl, logError }: AdminProxyOptions): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.all('*', async (context) => {
    if (!adminUrl) return context.text('This server has no back office.', 404)
    const { pathname, search, host, protocol } = new URL(context.req.url)
    try {
      const response = await proxy(`${adminUrl}${pathname}${search}`, {
        raw: context.req.raw,
        redirect: 'manual',
        headers: {
          ...context.req.header(),
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.replace(':', ''),
          'x-request-id': context.get('requestId'),
        },
      })
      const answer = new Response(response.body, response)
      answer.headers.set('X-Frame-Options', 'SAMEORIGIN')
      if (!answer.headers.has('Content-Security-Policy')) {
        answer.headers.set('Content-Security-Policy', adminPolicy)
      }
      return answer
    } catch (error) {
      logError(error)
      return context.html(awayPage, 503, { 'Retry-After': '10', 'Cache-Control': 'no-store' })
    }
  })
  return app
}

/** The stock back office writes inline scripts and styles; everything still comes from this host only. */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')
