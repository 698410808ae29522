import type { Hono, NotFoundHandler } from 'hono'
import { sharedAnswerHeaders } from '../rendering/process-messages.ts'

const readMethods: readonly string[] = ['GET', 'HEAD']

/**
 * The answer where nothing is found at an address that is no page's (a file, a feed, a calendar), or nothing takes what is
 * sent. A person is given the site's own page for unknown addresses, in their language; whoever asks for a part of a page, such
 * as a picture, or for data is given one line; any other method is refused (405).
 * @param page answers with the page for unknown addresses
 */
export function answerNotFound(page: Pick<Hono, 'fetch'>): NotFoundHandler {
  return async (context) => {
    const { method } = context.req
    const headers = { 'Cache-Control': 'no-store' }
    if (!readMethods.includes(method)) {
      const allowed = readMethods.join(', ')
      return context.text(`Allowed: ${allowed}`, 405, { ...headers, Allow: allowed })
    }
    // A request whose answer is shared (`server/answering/shared-request.ts`) does not say what it accepts.
    const accepted = context.req.header('accept') ?? 'text/html'
    if (!accepted.includes('text/html')) return context.text('404 Not Found', 404, headers)
    const answer = await page.fetch(context.req.raw, context.env)
    // The answering process would cache it under each name that is tried.
    if (answer.headers.has(sharedAnswerHeaders.freshUntil))
      answer.headers.set(sharedAnswerHeaders.freshUntil, '0')
    return answer
  }
}
