import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { answerFailure } from '../answer-failure.ts'
import { returnAddress, variantChoice } from './variant-choice.ts'

const app = variantChoice('https://network.example', 'ar')

async function choose(fields: Record<string, string>, origin?: string) {
  const response = await app.request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: origin === undefined ? {} : { origin },
  })
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookie: response.headers.get('set-cookie'),
    caching: response.headers.get('cache-control'),
  }
}

test('a choice is stored for a year and leads back to its page', async () => {
  expect(await choose({ version: 'light', page: '/ar/news?page=2' }, 'https://network.example')).toEqual({
    status: 303,
    to: '/ar/news?page=2',
    cookie: 'iwen-version=light; Path=/; Max-Age=31536000; SameSite=Lax',
    caching: 'private, no-store',
  })
})

test('what is no choice, or another site’s, stores nothing', async () => {
  expect(await choose({ version: 'other', page: '//evil.example' })).toMatchObject({
    to: '/ar',
    cookie: null,
  })
  for (const origin of ['https://evil.example', 'null'])
    expect(await choose({ version: 'light', page: '/ar' }, origin)).toMatchObject({
      status: 303,
      cookie: null,
    })
})

test('its address leads home when it is opened', async () => {
  const response = await app.request('http://localhost/')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/ar'])
})

test('what is too large or can’t be read is the sender’s fault, and no failure', async () => {
  const failures: unknown[] = []
  const whole = new Hono()
    .onError(
      answerFailure(
        (error) => failures.push(error),
        () => Promise.resolve(true),
      ),
    )
    .route('/version', app)
  const send = async (body: BodyInit, type: string) => {
    const headers = { 'content-type': type }
    return (await whole.request('http://localhost/version', { method: 'POST', body, headers })).status
  }
  const urlencoded = 'application/x-www-form-urlencoded'
  expect(await send(`page=${'x'.repeat(20_000)}`, urlencoded)).toBe(413)
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let piece = 0; piece < 20; piece += 1) controller.enqueue(new Uint8Array(1024).fill(97))
      controller.close()
    },
  })
  const init = {
    method: 'POST',
    body: pieces,
    duplex: 'half',
    headers: { 'content-type': urlencoded, 'transfer-encoding': 'chunked' },
  }
  const chunked = new Request('http://localhost/version', init)
  expect((await whole.request(chunked)).status).toBe(413)
  expect(await send('rubbish', 'multipart/form-data; boundary=x')).toBe(400)
  expect(await send('rubbish', 'multipart/form-data')).toBe(400)
  expect(failures).toEqual([])
})

describe('the page that a choice leads back to', () => {
  test('a path of this site stays with its query', () => {
    expect(returnAddress('/ar/news?page=2&topic=water#top', '/ar')).toBe('/ar/news?page=2&topic=water')
    expect(returnAddress('/', '/ar')).toBe('/')
    expect(returnAddress('/search?q=مياه', '/')).toBe('/search?q=%D9%85%D9%8A%D8%A7%D9%87')
  })

  test('nothing leads to another site', () => {
    for (const given of [
      '//evil.example',
      '///evil.example/path',
      '/\\evil.example',
      '\\\\evil.example',
      '/..//evil.example',
      '/a/../..//evil.example',
      '/\t/evil.example',
      '\n//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      'news',
      '',
      '//',
      null,
      undefined,
      ['/news'],
    ]) {
      expect(returnAddress(given, '/ar'), JSON.stringify(given)).toBe('/ar')
    }
  })

  test('a path cannot bring a header of its own', () => {
    expect(returnAddress('/news\r\nSet-Cookie: a=b', '/')).toBe('/newsSet-Cookie:%20a=b')
  })
})
