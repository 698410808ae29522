import { describe, expect, test } from 'vitest'
import { sharedRequestOf } from './shared-request.ts'

const known = /^(?:\/|(?:\/ar)?\/news|\/news\/[^/]+|\/not-found-here|\/receipts)$/
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  sharedRequestOf(
    { url, headers, method },
    (path) => known.test(path),
    (path) => path === '/old-page',
  )

describe('what is the same for everybody', () => {
  test('is asked for with the parameters that pages read, in one order, and with no header of the visitor', () => {
    expect(ask('/news?utm_source=x&year=2024&page=2', { cookie: 'session=mine' })).toEqual({
      key: '/news?page=2&year=2024',
      address: '/news?page=2&year=2024',
      headers: {},
    })
  })

  test('has a light version of its own', () => {
    expect(ask('/news', { 'save-data': 'on' })).toEqual({
      key: 'light /news',
      address: '/news',
      headers: { 'save-data': 'on' },
    })
  })

  test('of the API depends on the language of the call', () => {
    expect(ask('/api/news?page=2', { 'accept-language': 'fr-CA' })).toEqual({
      key: '/api/news?page=2 fr',
      address: '/api/news?page=2',
      headers: { lang: 'fr' },
    })
  })

  test.each(['/nonsense', '/wp-login.php', '/news/1/2', '/%D8%A8'])(
    'unknown addresses are one page: %s',
    (address) => {
      expect(ask(address)?.key).toBe('/not-found')
      expect(ask(`/ar${address}`)?.key).toBe('/ar/not-found')
    },
  )
})

test.each([
  ['what is sent in', '/news', {}, 'POST'],
  ['a search', '/news?q=water', {}, 'GET'],
  ['a search of the API', '/api/search?q=water', {}, 'GET'],
  ['a receipt', '/receipts?reference=P-1', {}, 'GET'],
  ['a draft', '/news/1?preview=draft', {}, 'GET'],
  ['a choice of language', '/news?language=ar', {}, 'GET'],
  ['a stored choice of language', '/news', { cookie: 'iwen-language=ar' }, 'GET'],
  ['another spelling of an address', '/News', {}, 'GET'],
  ['an upload', '/files/documents/a.pdf', {}, 'GET'],
  ['a preview picture', '/previews/en/news.jpg', {}, 'GET'],
  ['a follower’s page in a language', '/ar/followers/1', {}, 'GET'],
  ['a subscriber’s page', '/subscribers/confirm?token=a', {}, 'GET'],
  ['the transparency log', '/transparency/checkpoint', {}, 'GET'],
  ['the page about it in a language', '/fa/transparency', {}, 'GET'],
  ['what may lead to the team', '/IWENTeam?a=b', {}, 'GET'],
  ['an address with the prefix that English does not have', '/en/news', {}, 'GET'],
  ['what an editor’s redirect leads elsewhere', '/old-page', {}, 'GET'],
  ['no path', '*', {}, 'OPTIONS'],
  ['another host', 'http://elsewhere.example/', {}, 'GET'],
] as const)('%s is asked for in the visitor’s own name', (_what, address, headers, method) => {
  expect(ask(address, headers, method)).toBeUndefined()
})
