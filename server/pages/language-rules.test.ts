import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { languageRules } from './language-rules.ts'

const app = new Hono()
app.use(languageRules)
app.get('*', (context) => context.text('page'))

const ask = async (path: string, cookie?: string) => {
  const response = await app.request(`http://localhost${path}`, { headers: cookie ? { cookie } : {} })
  return { status: response.status, to: response.headers.get('location'), headers: response.headers }
}

test('a stored choice leads from an address without prefix, same path and query', async () => {
  expect(await ask('/news?page=2', 'a=b; iwen-language=fa')).toMatchObject({
    status: 302,
    to: '/fa/news?page=2',
  })
  expect(await ask('/', 'iwen-language=ar')).toMatchObject({ status: 302, to: '/ar' })
})

test('a stored choice of English, an unknown one, or none stays', async () => {
  for (const cookie of [undefined, 'iwen-language=en', 'iwen-language=xx', 'other-language=ar']) {
    expect((await ask('/news', cookie)).status).toBe(200)
  }
})

test('a prefixed address stays, whatever is stored', async () => {
  expect((await ask('/fr/news', 'iwen-language=ar')).status).toBe(200)
})

test('an explicit choice is stored and keeps the page', async () => {
  const { status, to, headers } = await ask('/fr/news?page=2&language=ar', 'iwen-language=fr')
  expect({ status, to }).toEqual({ status: 303, to: '/ar/news?page=2' })
  expect(headers.get('set-cookie')).toMatch(/^iwen-language=ar; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a choice of no language changes nothing', async () => {
  const { to, headers } = await ask('/news?language=xx')
  expect(to).toBe('/news')
  expect(headers.get('set-cookie')).toBeNull()
})

test.each([
  ['/news/', '/news'],
  ['/news//', '/news'],
  ['//news', '/news'],
  ['/news//first', '/news/first'],
  ['/news%2Ffirst', '/news/first'],
  ['/news%2F', '/news'],
  ['/%6Eews?page=2', '/news?page=2'],
  ['/%6eews', '/news'],
  ['/pUbLications', '/publications'],
  ['/AR/news', '/ar/news'],
  ['/AR/News/First', '/ar/news/first'],
  ['/AR', '/ar'],
  ['/News.data', '/news.data'],
  ['/n%65ws.data?_routes=a', '/news.data?_routes=a'],
  ['/news%5Cfirst', '/news/first'],
  ['/%d9%85', '/%D9%85'],
])('%s has one spelling', async (path, spelling) => {
  expect(await ask(path)).toMatchObject({ status: 308, to: spelling })
})

test('the team’s old address keeps its letters, in any case', async () => {
  for (const path of ['/IWENTeam', '/iwenteam', '/IWENTEAM', '/ar/IWENTeam']) {
    expect((await ask(path)).status, path).toBe(200)
  }
})

test('a path that can’t be decoded is for the pages to answer', async () => {
  expect((await ask('/%E0%A4%A')).status).toBe(200)
})

test('English has no prefix', async () => {
  expect(await ask('/en/news?page=1')).toMatchObject({ status: 301, to: '/news?page=1' })
  expect(await ask('/en')).toMatchObject({ status: 301, to: '/' })
})

test('no address leads to another site', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '//evil.example?language=ar',
    '/en//evil.example',
  ]) {
    for (const cookie of [undefined, 'iwen-language=ar']) {
      expect((await ask(path, cookie)).to ?? '/', path).toMatch(/^\/(?!\/)/)
    }
  }
})
