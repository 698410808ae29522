import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import type { PayloadRequest } from 'payload'

let database: TestDatabase
let req: PayloadRequest
let leadsSomewhere: typeof import('../../model/fields/site-addresses.ts').leadsSomewhere

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  database = await openTestDatabase()
  req = await (await import('payload')).createLocalReq({}, database.payload)
  ;({ leadsSomewhere } = await import('../../model/fields/site-addresses.ts'))
  const page = (slug: string, status: 'draft' | 'published') =>
    database.payload.create({
      collection: 'pages',
      data: { title: slug, slug, _status: status },
      draft: status === 'draft',
    })
  await page('wefe-hub/maps', 'published')
  await page('unfinished', 'draft')
  const news = await database.payload.create({
    collection: 'news',
    data: { title: 'A well', slug: 'a-well', date: '2026-05-01T12:00:00.000Z', _status: 'published' },
  })
  await database.payload.update({
    collection: 'news',
    id: news.id,
    data: { slug: 'a-deep-well', _status: 'published' },
  })
})
afterAll(() => database.close())

describe('an address of this site', () => {
  test.each([
    '/',
    '/wefe-hub/maps',
    '/wefe-hub/maps?layer=rivers#legend',
    '/news/a-deep-well',
    '/news/a-well',
    '/search?q=water',
    '/vacancies/apply',
    '/internship/apply',
    '/api/docs',
    '/files/plan.pdf',
    '/feeds/news.atom',
    '/calendar/events.ics',
    '/transparency/checkpoint',
    '/sealed-bids',
    '/sealed-bids/auditors',
    '/sealing/offline-sealer.html',
    '/receipts/check',
    '/oai?verb=Identify',
    '/data.json',
  ])('%s leads somewhere', async (address) => {
    expect(await leadsSomewhere(address, req)).toBe(true)
  })

  test.each([
    '/nowhere',
    '/unfinished',
    '/news/no-such-well',
    '/projects/a-well',
    '/ar/news/a-well',
    '/admin',
  ])('%s leads nowhere', async (address) => {
    expect(await leadsSomewhere(address, req)).toBe(false)
  })
})

test.each([
  ['en', 'This site has no page at this address'],
  ['fa', 'در این وب‌سایت صفحه‌ای با این نشانی نیست'],
])('the menu refuses one that leads nowhere, and says so (%s)', async (language, sentence) => {
  const slide = (link: string) =>
    database.payload.create({
      collection: 'sliders',
      data: { title: 'Water', link, _status: 'published' },
      req: { i18n: { ...req.i18n, language } },
    })
  await expect(slide('/nowhere')).rejects.toMatchObject({
    data: { errors: [{ path: 'link', message: expect.stringContaining(sentence) }] },
  })
  expect((await slide('/news/a-deep-well')).link).toBe('/news/a-deep-well')
  expect((await slide('https://example.org/')).link).toBe('https://example.org/')
})

describe('the address of another site', () => {
  const partner = (website: string) =>
    database.payload.create({
      collection: 'partners',
      data: { title: 'A partner', kind: 'technical', website, _status: 'published' },
    })

  test('is stored in full where it was written without https://, or leads through a mail', async () => {
    expect((await partner('www.wells.example')).website).toBe('https://www.wells.example')
    const url = encodeURIComponent('https://www.wells.example/a')
    const inMail = `https://eur02.safelinks.protection.outlook.com/?url=${url}&data=05%7Csamira`
    expect((await partner(inMail)).website).toBe('https://www.wells.example/a')
    expect((await partner('')).website).toBe('')
  })

  test.each(['the ministry', 'javascript:alert(1)', '/projects'])('%s is refused', async (website) => {
    await expect(partner(website)).rejects.toThrow(/invalid/)
  })

  test('is what every field takes whose help asks for a full address', async () => {
    const { fieldHelp } = await import('../../languages/back-office/field-help.ts')
    const { collections, globals } = database.payload.config
    const asking = [...collections, ...globals].flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) => {
        const [, help] = Object.entries(fieldHelp).find(([name]) => name === field.name) ?? []
        return help?.en.startsWith('Full address') ? [{ name: `${slug}.${field.name}`, field }] : []
      }),
    )
    expect(asking.length).toBeGreaterThanOrEqual(13)
    for (const { name, field } of asking) {
      const check: unknown = 'validate' in field ? field.validate : undefined
      if (typeof check !== 'function') throw new Error(`${name} has no rule`)
      expect(await check('javascript:alert(1)', { req: { i18n: { language: 'en' } } }), name).toContain(
        'full address',
      )
    }
  })
})

test('an address that a record had leads somewhere only while that is published', async () => {
  const { payload } = database
  const former = '/stories/a-meeting-on-wells'
  const { id } = await payload.create({
    collection: 'stories',
    data: { title: 'A meeting on wells', date: '2026-05-01T12:00:00.000Z', _status: 'published' },
  })
  await payload.update({
    collection: 'stories',
    id,
    data: { slug: 'a-meeting-on-springs', _status: 'published' },
  })
  expect(await leadsSomewhere(former, req)).toBe(true)
  await payload.update({ collection: 'stories', id, data: { _status: 'draft' } })
  expect(await leadsSomewhere(former, req)).toBe(false)
  await payload.create({
    collection: 'redirects',
    data: { formerAddress: former, newAddress: '/wefe-hub/maps' },
  })
  await payload.delete({ collection: 'stories', id })
  const { docs } = await payload.find({
    collection: 'former-slugs',
    where: { slug: { equals: 'a-meeting-on-wells' } },
  })
  expect(docs).toEqual([])
})
