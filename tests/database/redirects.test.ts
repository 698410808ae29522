import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readContentVersion } from '../../store/database/content-version.ts'
import { readRedirects, redirectedAddress, redirectedPaths } from '../../content/redirects/read-redirects.ts'
import type { Language } from '../../languages/languages.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let req: PayloadRequest

beforeAll(async () => {
  database = await openTestDatabase()
  req = await createLocalReq({}, database.payload)
  await database.payload.create({
    collection: 'news',
    data: { title: 'A well', slug: 'a-well', date: '2026-05-01T12:00:00.000Z', _status: 'published' },
  })
})
afterAll(() => database.close())

const redirect = (formerAddress: string, newAddress: string, language: Language = 'en') =>
  database.payload.create({
    collection: 'redirects',
    data: { formerAddress, newAddress },
    req: { i18n: { ...req.i18n, language } },
  })

async function led(path: string, language: Language = 'en'): Promise<string | undefined> {
  const { payload } = database
  const contentVersion = await readContentVersion(payload)
  return redirectedAddress({ payload, language, contentVersion, now: new Date() }, path)
}

test('a redirect holds in every language from the moment it is saved, however its address was typed', async () => {
  expect(await led('/old-wells')).toBeUndefined()
  await redirect('/Old-Wells/ ', '/news/a-well')
  expect(await led('/old-wells')).toBe('/news/a-well')
  expect(await led('/old-wells', 'fa')).toBe('/fa/news/a-well')
})

test('one with a language’s prefix holds in that language alone, and leads in letters of any script', async () => {
  const { formerAddress } = await redirect('/ar/%D8%A8%D8%A6%D8%B1', 'https://example.org/wells?of=2019')
  expect(formerAddress).toBe('/ar/بئر')
  expect(await led('/%D8%A8%D8%A6%D8%B1', 'ar')).toBe('https://example.org/wells?of=2019')
  expect(await led('/%D8%A8%D8%A6%D8%B1', 'fr')).toBeUndefined()
})

test('a chain leads to its end at once', async () => {
  await redirect('/older-wells', '/old-wells')
  expect(await led('/older-wells', 'ar')).toBe('/ar/news/a-well')
})

test.each([
  ['en', '/news/a-well', 'https://example.org/', 'formerAddress', 'This address is already in use'],
  ['fr', '/ar/news/a-well', 'https://example.org/', 'formerAddress', 'mène déjà à un contenu'],
  ['ar', '/admin/anything', '/news/a-well', 'formerAddress', 'يوجد محتوى بهذا العنوان'],
  ['fa', '/somewhere?page=2', '/news/a-well', 'formerAddress', 'مسیری از این وب‌سایت بنویسید'],
  ['en', '//example.org/', '/news/a-well', 'formerAddress', 'a path of this site'],
  ['en', '/somewhere', '/nowhere', 'newAddress', 'This site has no page at this address'],
  ['en', '/somewhere', 'ftp://example.org/', 'newAddress', 'An address begins with /'],
  ['fr', '/somewhere', '/somewhere', 'newAddress', 'ramène à l’adresse de départ'],
] as const)('in %s %s to %s is refused', async (language, former, target, path, sentence) => {
  await expect(redirect(former, target, language)).rejects.toMatchObject({
    data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
  })
})

test.each([
  ...[
    '/admin',
    '/assets/x.js',
    '/cms-api/news',
    '/covers/x',
    '/flags/x',
    '/maps/x',
    '/previews/x',
    '/version/light',
  ],
  ...[
    '/followers/confirm',
    '/subscribers/confirm',
    '/receipts/check',
    '/sealed-bids/auditors',
    '/oai',
    '/sealing/x',
  ],
  ...['/healthz', '/readyz', '/robots.txt', '/data.json'],
])('%s is answered by the server itself, and redirected nowhere', async (address) => {
  await expect(redirect(address, '/news/a-well')).rejects.toMatchObject({ status: 400 })
})

test('a circle is refused, and one that two people closed at once leads nowhere', async () => {
  const { payload } = database
  const first = await redirect('/first-circle', '/news/a-well')
  const second = await redirect('/second-circle', '/first-circle')
  const close = { collection: 'redirects', id: first.id, data: { newAddress: '/second-circle' } } as const
  await expect(payload.update(close)).rejects.toMatchObject({
    data: { errors: [{ path: 'newAddress', message: expect.stringContaining('leads back') }] },
  })
  await payload.db.updateOne(close)
  await payload.update({ collection: 'redirects', id: second.id, data: {} }).catch(() => undefined)
  await redirect('/touched', '/news/a-well')
  expect(await led('/first-circle')).toBeUndefined()
})

test('two redirects of one address are refused', async () => {
  await redirect('/one-of-two', '/news/a-well')
  await expect(redirect('/one-of-two/', '/news/a-well')).rejects.toMatchObject({ status: 400 })
})

test('redirects are read once, until one is changed', async () => {
  const { payload } = database
  const contentVersion = await readContentVersion(payload)
  const reading = { payload, language: 'en', contentVersion, now: new Date() } as const
  await readRedirects(reading)
  const find = vi.spyOn(payload, 'find')
  expect(await redirectedAddress(reading, '/old-wells')).toBe('/news/a-well')
  expect(await redirectedAddress(reading, '/nothing-here')).toBeUndefined()
  expect(find).not.toHaveBeenCalled()
  find.mockRestore()
  await payload.delete({ collection: 'redirects', where: { formerAddress: { equals: '/old-wells' } } })
  expect(await led('/old-wells')).toBeUndefined()
})

test('the answering processes know each redirected path as requests name it', () => {
  const paths = redirectedPaths(
    new Map([
      ['/old', '/new'],
      ['/ar/بئر', '/new'],
    ]),
  )
  expect(paths).toEqual(['/old', '/ar/old', '/fr/old', '/fa/old', '/ar/%D8%A8%D8%A6%D8%B1'])
})
