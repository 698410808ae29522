import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ar as inArabic } from '../../languages/messages/ar.ts'
import { en as inEnglish } from '../../languages/messages/en.ts'
import { pageWords } from '../../languages/messages/figures/pages/en.ts'
import type { PageRenderer } from '../../server/pages/render-page.ts'
import { readPageRequest } from '../../server/pages/page-request.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { openPageRenderer, siteOfPages } from '../support/page-renderer.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const pages = [
  'countries/:id',
  'data-tools/compare',
  'data-tools/indicators/:id',
  'publications/:id',
  'tenders/:id/apply',
  'wefe-hub/maps',
]

const { compare } = pageWords
const ofIndicator = { slug: { equals: 'water-withdrawal-renamed' } }

let database: TestDatabase
let render: PageRenderer

/** A page as the site makes it. */
function ask(address: string) {
  const { url, language } = readPageRequest(`${siteOfPages}${address}`)
  return render({ request: new Request(url), language, version: 'full' })
}

// Whole pages are made, as the site makes them; nothing here depends on the database.
describe('an address that was cited', onSqliteOnly, () => {
  beforeAll(async () => {
    database = await openTestDatabase('records')
    const { payload } = database
    for (const [collection, slug] of [
      ['countries', 'jordan'],
      ['indicators', 'water-withdrawal'],
      ['publications', 'reuse-classes'],
      ['tenders', 'level-recorders'],
    ] as const) {
      await payload.update({
        collection,
        where: { slug: { equals: slug } },
        data: { slug: `${slug}-renamed`, _status: 'published' },
      })
    }
    const { docs } = await payload.find({ collection: 'indicators', where: ofIndicator })
    await payload.update({
      collection: 'publications',
      where: { slug: { equals: 'reuse-classes-renamed' } },
      data: { indicators: docs.map(({ id }) => id), _status: 'published' },
    })
    await payload.create({
      collection: 'redirects',
      data: { formerAddress: '/countries/transjordan', newAddress: '/countries/jordan-renamed' },
    })
    const version = randomUUID()
    render = await openPageRenderer({
      payload,
      isWanted: ({ path = '' }) => pages.some((page) => path.replace(/^\/?ar\//, '') === page),
      contentVersion: () => ({ whole: version, tokens: new Map([['everything', version]]) }),
    })
  })
  afterAll(() => database?.close())

  test.each([
    [
      '/data-tools/indicators/water-withdrawal?countries=jo&version=1',
      '/data-tools/indicators/water-withdrawal-renamed?countries=jo&version=1',
    ],
    ['/ar/countries/jordan?version=1', '/ar/countries/jordan-renamed?version=1'],
    ['/countries/transjordan?version=1', '/countries/jordan-renamed?version=1'],
    [
      '/publications/reuse-classes?lines=1&measure=2',
      '/publications/reuse-classes-renamed?lines=1&measure=2',
    ],
    [
      '/tenders/level-recorders/apply?replaces=P-7K3M9-QX4TD',
      '/tenders/level-recorders-renamed/apply?replaces=P-7K3M9-QX4TD',
    ],
    ['/countries/jordan', '/countries/jordan-renamed'],
    [
      '/wefe-hub/maps?indicator=water-withdrawal&year=2020&version=1',
      '/wefe-hub/maps?indicator=water-withdrawal-renamed&version=1&year=2020',
    ],
    [
      '/ar/data-tools/compare?countries=jo&indicator=water-withdrawal&version=1',
      '/ar/data-tools/compare?countries=jo&indicator=water-withdrawal-renamed&version=1',
    ],
  ])('what was cited as %s leads with its query to the present address', async (former, present) => {
    const { status, headers } = await ask(former)
    expect([status, headers.get('Location')]).toEqual([301, present])
    expect((await ask(present)).status).toBe(200)
  })

  test('what a browser adds to ask for the data of a page is no part of the present address', async () => {
    const { body } = await ask('/countries/jordan.data?_routes=en+countries%2F%3Aid&version=1')
    expect(body.toString()).toContain('"/countries/jordan-renamed?version=1"')
  })

  test.each(['/wefe-hub/maps?indicator=nothing', '/data-tools/compare?countries=jo,eg&indicator=nothing'])(
    'an indicator that never was is said to be unknown (%s)',
    async (address) => {
      const { status, body } = await ask(address)
      expect(status).toBe(200)
      expect(body.toString()).toContain('aria-invalid="true"')
    },
  )

  test.each([
    ['?countries=eg', 'value="eg" selected', [compare.noIndicator, compare.oneMore]],
    ['?indicator=water-withdrawal-renamed', 'renamed" selected', [compare.tooFew]],
    ['?countries=jo&indicator=water-withdrawal-renamed', 'value="jo" selected', [compare.oneMore]],
  ])(
    'a part of a comparison (%s) is chosen, and what is left to choose is no error',
    async (part, chosen, hints) => {
      const page = (await ask(`/data-tools/compare${part}`)).body.toString()
      expect(page).toContain(chosen)
      for (const hint of hints) expect(page).toMatch(new RegExp(`class="field-hint"[^>]*>${hint}`))
      expect(page.match(/class="field-hint"/g)).toHaveLength(hints.length)
      expect(page).not.toContain('field-error')
      expect(page).not.toContain('aria-invalid')
    },
  )

  test('a comparison that was sent and is not complete says what is missing, at the address at which it was sent', async () => {
    const sent = (choice: string) => ask(`/data-tools/compare?${choice}`)
    const nothing = (await sent('indicator=&countries[]=jo&countries[]=')).body.toString()
    for (const error of [compare.noIndicator, compare.tooFew]) expect(nothing).toContain(error)
    expect(nothing.match(/class="field-error"/g)).toHaveLength(2)
    const one = await sent('indicator=water-withdrawal-renamed&countries[]=jo&countries[]=')
    expect(one.status).toBe(200)
    expect(one.body.toString().match(/class="field-error"/g)).toHaveLength(1)
    const { status, headers } = await sent('indicator=water-withdrawal-renamed&countries[]=jo&countries[]=eg')
    expect([status, headers.get('Location')]).toEqual([
      302,
      '/data-tools/compare?countries=jo,eg&indicator=water-withdrawal-renamed',
    ])
  })

  test('a publication that has no file in the page’s language says so beside its files', async () => {
    const address = '/publications/reuse-classes-renamed'
    const page = (await ask(`/ar${address}`)).body.toString()
    expect(page).toContain(
      `${inArabic.publication.files}</h2><p>${inArabic.publication.noFileInLanguage}</p>`,
    )
    expect(page).toContain('<meta name="citation_language" content="en"/>')
    expect((await ask(address)).body.toString()).not.toContain(inEnglish.publication.noFileInLanguage)
  })

  test('the page of an indicator has its publications at its number, as at its slug', async () => {
    const { docs } = await database.payload.find({ collection: 'indicators', where: ofIndicator })
    expect(docs).toHaveLength(1)
    for (const name of ['water-withdrawal-renamed', docs[0]?.id]) {
      const { status, body } = await ask(`/data-tools/indicators/${name}`)
      expect([status, body.toString().includes('href="/publications/reuse-classes-renamed"')]).toEqual([
        200,
        true,
      ])
    }
  })
})
