import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressIn } from '../languages/address.ts'
import { languageList } from '../languages/languages.ts'
import { busyMessages } from '../languages/messages/busy.ts'
import { intakeMessages } from '../languages/messages/intake/intake-messages.ts'
import { messagesOf } from '../site/language/loaded-messages.ts'
import { answerFailure, answerWithFallback, UnavailableError } from './answer-failure.ts'
import { sendBusy } from './answering/busy-answer.ts'
import { formOf } from './form-of.ts'

/** Whether the policy lets the page's own style apply. */
function isStyled(page: string, policy: string | null): boolean {
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  return style !== '' && (policy ?? '').includes(`style-src 'sha256-${hash}'`)
}

test.each(languageList)(
  'what could not be made says so in $code, in the site’s colours',
  async ({ code, direction }) => {
    const app = new Hono().get('*', () => {
      throw new UnavailableError('The database is away')
    })
    app.onError(
      answerFailure(
        () => undefined,
        () => Promise.resolve(true),
      ),
    )
    const response = await app.request(`http://localhost${addressIn(code, '/news')}`)
    const page = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain(`<html lang="${code}" dir="${direction}">`)
    expect(page).toContain(`<h1>${messagesOf(code).failure.title}</h1>`)
    expect(page).toContain(`href="${addressIn(code, '/')}"`)
    expect(isStyled(page, response.headers.get('content-security-policy'))).toBe(true)
  },
)

test.each(languageList)(
  'a site that is asked for too much says so in $code, in its colours',
  async ({ code }) => {
    const server = createServer((incoming, outgoing) => sendBusy(incoming, outgoing, () => undefined))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port')
    const response = await fetch(`http://127.0.0.1:${address.port}${addressIn(code, '/news')}`)
    const page = await response.text()
    server.close()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(page).toContain(`<p>${busyMessages[code].text}</p>`)
    expect(isStyled(page, response.headers.get('content-security-policy'))).toBe(true)
  },
)

test('a form that did not arrive whole says so, and takes no blame upon the site', async () => {
  const app = new Hono().post('*', async (context) => context.json(await formOf(context)))
  app.onError(
    answerFailure(
      () => undefined,
      () => Promise.resolve(true),
    ),
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const response = await app.request('/fr/version', { method: 'POST', headers, body: 'rubbish' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(intakeMessages('fr').malformed)
})

test('what a message quotes of a visitor is text, whatever it looks like', async () => {
  const message = 'File "<img src=x>.pdf" is larger than 10MB.'
  const app = new Hono().get('*', (context) =>
    answerWithFallback(context, 413, { message, retryAt: '/receipts' }),
  )
  const page = await (await app.request('/tenders/1/apply')).text()
  expect(page).toContain('File &quot;&lt;img src=x&gt;.pdf&quot; is larger')
  expect(page).toContain('<a href="/receipts">')
})
