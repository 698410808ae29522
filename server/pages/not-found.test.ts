import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sharedAnswerHeaders } from '../rendering/process-messages.ts'
import { answerNotFound } from './not-found.ts'

const site = new Hono().get('*', (context) =>
  context.html(`no page at ${context.req.path}`, 404, { [sharedAnswerHeaders.freshUntil]: '60000' }),
)
const files = new Hono().get('/:name', (context) => context.notFound())
const app = new Hono().route('/files', files)
app.notFound(answerNotFound(site))

async function ask(method: string, headers: Record<string, string>) {
  const response = await app.request('http://localhost/files/withdrawn.pdf', { method, headers })
  return {
    status: response.status,
    text: await response.text(),
    allow: response.headers.get('allow'),
    caching: response.headers.get('cache-control'),
  }
}

test.each([
  ['who opens it in a browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ['who does not say what it accepts', {}],
])('%s is answered with the site’s own page', async (_, headers) => {
  expect(await ask('GET', headers)).toMatchObject({ status: 404, text: 'no page at /files/withdrawn.pdf' })
})

test('no process caches the page under a name that was only tried', async () => {
  const response = await app.request('http://localhost/files/withdrawn.pdf')
  expect(response.headers.get(sharedAnswerHeaders.freshUntil)).toBe('0')
})

test.each(['image/avif,image/webp,*/*;q=0.8', '*/*', 'text/csv'])(
  'what asks for a part of a page or for data (%s) is answered in one line, which nobody caches',
  async (accept) => {
    const answer = await ask('GET', { accept })
    expect(answer).toMatchObject({ status: 404, text: '404 Not Found', caching: 'no-store' })
  },
)

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is not allowed, and the answer says what is',
  async (method) => {
    expect(await ask(method, { accept: 'text/html' })).toMatchObject({ status: 405, allow: 'GET, HEAD' })
  },
)
