import type { Hono, NotFoundHandler } from 'hono'

const readMethods: readonly string[] = ['GET', 'HEAD']

/**
 * What is answered where no file, feed or calendar stands under an address that one may have, or where nothing takes what is
 * sent: to a person, the site's own page for unknown addresses, in their language; to what asks for a part of a page, such
 * as a picture, one line; to any other method, which ones there are.
 * @param site answers with pages, also where none stands
 */
export function nothingHere(site: Pick<Hono, 'fetch'>): NotFoundHandler {
  return (context) => {
    const { method } = context.req
    const headers = { 'Cache-Control': 'no-store' }
    if (!readMethods.includes(method)) {
      const allowed = readMethods.join(', ')
      return context.text(`Allowed: ${allowed}`, 405, { ...headers, Allow: allowed })
    }
    // Whoever asks for the answer of everybody (`server/answering/shared-request.ts`) does not say what it accepts.
    const accepted = context.req.header('accept') ?? 'text/html'
    return accepted.includes('text/html')
      ? site.fetch(context.req.raw, context.env)
      : context.text('404 Not Found', 404, headers)
  }
}
