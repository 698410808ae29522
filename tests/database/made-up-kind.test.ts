import { Hono } from 'hono'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressIn } from '../../languages/address.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { addTables } from '../made-up-kind/add-tables.ts'
import { podcasts } from '../made-up-kind/podcasts/declaration.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { richText } from '../support/rich-text.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

/** Podcasts: a kind that the product doesn't have, in the folder `tests/made-up-kind/podcasts` and the two lists. */

const siteUrl = 'https://network.example.org'
const slug = 'the-well-that-speaks'
const titles = {
  en: 'The well that speaks',
  ar: 'البئر التي تتكلم',
  fr: 'Le puits qui parle',
  fa: 'چاهی که سخن می‌گوید',
} as const satisfies Record<Language, string>
const otherTitle = 'Listening to a river'

let database: TestDatabase
let server: Hono
let payload: Payload

const ask = (path: string) => server.request(`${siteUrl}${path}`)
const read = async (path: string) => {
  const answer = await ask(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}
const fromApi = async (path: string, language: Language): Promise<unknown> => {
  const answer = await server.request(`${siteUrl}/api${path}`, { headers: { lang: language } })
  expect(answer.status, path).toBe(200)
  return answer.json()
}

describe('a kind that is declared in a folder of its own', onSqliteOnly, () => {
  beforeAll(async () => {
    // What other files of this process have loaded has the product's kinds.
    vi.resetModules()
    vi.doMock(import('../../kinds.ts'), async (original) => {
      const { kinds } = await original()
      return { kinds: [...kinds, podcasts] as unknown as typeof kinds }
    })
    vi.doMock(import('../../payload/kinds.ts'), async (original) => {
      const { serverKinds } = await original()
      const { feedByDate } = await import('../../content/feed-of-kind.ts')
      const { feedOf } = await import('../../payload/server-kind.ts')
      const { podcasts: collection } = await import('../made-up-kind/podcasts/collection.ts')
      const { podcastKind } = await import('../made-up-kind/podcasts/kind.ts')
      const { podcastApi } = await import('../made-up-kind/podcasts/api.ts')
      const known = {
        collection,
        api: podcastApi,
        article: podcastKind,
        feed: feedOf(podcastKind, feedByDate),
      }
      return { serverKinds: { ...serverKinds, podcasts: known } }
    })
    database = await openTestDatabase('records')
    ;({ payload } = database)
    await addTables(payload)
    await writePodcasts()
    server = await openServer()
  })
  afterAll(async () => {
    await database?.close()
    vi.doUnmock('../../kinds.ts')
    vi.doUnmock('../../payload/kinds.ts')
    vi.resetModules()
  })

  test.each(languageCodes)(
    'has a list that is narrowed, ordered and subscribed to (%s)',
    async (language) => {
      const list = await read(addressIn(language, '/podcasts'))
      expect(list).toContain(`<h1`)
      expect(list).toContain(titles[language])
      expect(list).toContain(`href="${addressIn(language, `/podcasts/${slug}`)}"`)
      for (const filter of ['topic', 'country', 'year', 'sort']) expect(list).toContain(`name="${filter}"`)
      expect(list).toContain(`href="${addressIn(language, '/feeds/podcasts.atom')}"`)
      expect(list).toContain(`title="${podcasts.name[language]} (Atom)"`)
      expect(list).toContain(`/api/podcasts`)
      const narrowed = await read(addressIn(language, '/podcasts?topic=desalination'))
      expect(narrowed).toContain(titles[language])
      expect(narrowed).not.toContain(otherTitle)
      expect((await ask(addressIn(language, '/podcasts?page=2'))).status).toBe(404)
      // What a browser asks for that walks on by scripts.
      expect(await read(addressIn(language, '/podcasts.data'))).toContain(titles[language])
    },
  )

  test.each(languageCodes)(
    'has a page for each record, with what leads to it and on (%s)',
    async (language) => {
      const page = await read(addressIn(language, `/podcasts/${slug}`))
      expect(page).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${titles[language]}`))
      const breadcrumb = new RegExp(
        `<a[^>]*href="${addressIn(language, '/podcasts')}"[^>]*>${podcasts.name[language]}</a>`,
      )
      expect(page).toMatch(breadcrumb)
      expect(page).toContain('"@type":"BreadcrumbList"')
      expect(page).toContain('"@type":"Article"')
      expect(page).toContain(`/previews/${language}/podcasts/${slug}.jpg`)
      expect(page).toContain(podcasts.more[language])
      expect(page).toContain(otherTitle)
      expect(page).toContain(`href="${addressIn(language, '/countries/jordan')}"`)
      expect((await ask(addressIn(language, '/podcasts/none'))).status).toBe(404)
      expect(await read(addressIn(language, `/podcasts/${slug}.data`))).toContain(titles[language])
    },
  )

  test('is given by the API, whose document describes it', async () => {
    for (const language of languageCodes) {
      expect(await fromApi('/podcasts?topic=desalination', language)).toMatchObject({
        data: { data: [{ slug, title: titles[language] }] },
      })
      expect(await fromApi(`/podcasts/${slug}`, language)).toMatchObject({
        data: { title: titles[language], url: `${siteUrl}${addressIn(language, `/podcasts/${slug}`)}` },
      })
    }
    expect(await fromApi('/openapi.json', 'en')).toMatchObject({
      paths: { '/podcasts': { get: {} }, '/podcasts/{id}': { get: {} } },
      components: { schemas: { Podcast: { properties: { duration: {} } } } },
    })
  })

  test.each(languageCodes)('is found and suggested (%s)', async (language) => {
    const q = encodeURIComponent(titles[language])
    const found = expect.arrayContaining([expect.objectContaining({ kind: 'podcasts', slug })])
    expect(await fromApi(`/search?q=${q}`, language)).toMatchObject({
      data: { data: found, kinds: [{ kind: 'podcasts', total: 1 }] },
    })
    expect(await fromApi(`/search/suggestions?q=${q}`, language)).toMatchObject({ data: found })
    const page = await read(`${addressIn(language, '/search')}?q=${q}`)
    expect(page).toContain(`<span class="search-result-kind">${podcasts.name[language]}</span>`)
  })

  test('is in the sitemap, in every language', async () => {
    const sitemap = await read('/sitemap.xml')
    for (const language of languageCodes)
      expect(sitemap).toContain(`<loc>${siteUrl}${addressIn(language, `/podcasts/${slug}`)}</loc>`)
  })

  test.each(languageCodes)('has a feed, and is in that of everything (%s)', async (language) => {
    const feed = await read(addressIn(language, '/feeds/podcasts.atom'))
    expect(feed).toContain(`TEWN – ${podcasts.name[language]}</title>`)
    for (const text of [feed, await read(addressIn(language, '/feeds/all.atom'))]) {
      expect(text).toContain(`${siteUrl}${addressIn(language, `/podcasts/${slug}`)}`)
      expect(text).toContain(titles[language])
    }
  })

  test('has a preview picture for each record', async () => {
    const answer = await ask(`/previews/ar/podcasts/${slug}.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await ask('/previews/ar/podcasts/none.jpg')).status).toBe(404)
  })

  test('may be linked to in texts', async () => {
    const { pathOfRecord, recordsOfPath } = await import('../../languages/addresses.ts')
    const { linkedKinds } = await import('../../store/rich-text/link-target.ts')
    expect(pathOfRecord('podcasts', slug)).toBe(`/podcasts/${slug}`)
    expect(recordsOfPath(`/podcasts/${slug}`)).toContainEqual({ kind: 'podcasts', slug })
    expect(linkedKinds).toContain('podcasts')
  })
})

async function writePodcasts(): Promise<void> {
  const writer = new RecordWriter(payload)
  const idOf = async (collection: 'topics' | 'countries', where: string) => {
    const { docs } = await payload.find({ collection, where: { slug: { equals: where } } })
    return docs.map(({ id }) => id)
  }
  const page = (title: string) => ({ title, lead: `${title}.` })
  await writer.publish(
    'pages',
    Object.fromEntries(languageCodes.map((language) => [language, page(podcasts.name[language])])),
    { slug: 'podcasts' },
  )
  const text = (language: Language) => ({
    title: titles[language],
    summary: `${titles[language]}.`,
    body: richText(titles[language]),
    duration: '12',
  })
  await writer.publish(
    podcasts.collection,
    { en: text('en'), ar: text('ar'), fr: text('fr'), fa: text('fa') },
    {
      slug,
      date: '2026-06-12T08:00:00.000Z',
      topics: await idOf('topics', 'desalination'),
      countries: await idOf('countries', 'jordan'),
    },
  )
  await writer.publish(
    podcasts.collection,
    { en: { title: otherTitle } },
    { date: '2026-06-11T08:00:00.000Z' },
  )
}

/** The product's own parts on the test's database, as `server/app.ts` mounts them. */
async function openServer(): Promise<Hono> {
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const { mountPerLanguage } = await import('../../server/mount-per-language.ts')
  const { feeds } = await import('../../server/feeds/feeds.ts')
  const { PictureMaker } = await import('../../server/pictures/picture-maker.ts')
  const { socialPreviews } = await import('../../server/social-previews/social-previews.ts')
  const { makeSitemap } = await import('../../server/sitemap/sitemap.ts')
  const { createPublicApi } = await import('../../server/api/public-api.ts')
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  const { createPageRenderer } = await import('../../server/pages/render-page.ts')
  const { pages } = await import('../../server/pages/pages.ts')
  const { unknownAddresses } = await import('../../server/pages/unknown-address.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const { ownFlags } = await import('../../content/member-states/regional-network/flag-address.ts')
  const { environment } = await import('../../environment.ts')
  const { buildOfPages } = await import('../made-up-kind/build-of-pages.ts')
  const build = await buildOfPages(({ path = '' }) => /(?:^|\/)(?:podcasts|search)(?:\/|$)/.test(path))
  const now = () => testNow
  const throwIt = (error: unknown) => {
    throw error
  }
  const version = await readContentVersion(payload)
  const cache = new PageCache({
    maximumBytes: 10_000_000,
    version: () => version.whole,
    now: () => testNow.getTime(),
    onFailure: (_key, error) => throwIt(error),
  })
  const render = createPageRenderer({
    build,
    mode: 'production',
    payload,
    contentVersion: () => version,
    siteUrl,
    flagSource: ownFlags,
    sendsMail: false,
    areDocumentsThere: () => Promise.resolve(true),
    drawCountryMap: () => Promise.reject(new Error('No page here shows a map')),
    now,
    reportError: throwIt,
  })
  const intake = createIntakeService({ payload, settings: environment(), now, reportError: throwIt })
  const shared = { payload, cache, siteUrl, now }
  const pictures = new PictureMaker({ maximumBytes: 10_000_000, mostWaiting: 40 })
  const app = new Hono()
  app.route('/api', createPublicApi({ payload, intake, now, siteUrl, logError: throwIt }))
  app.route('/previews', socialPreviews({ payload, siteUrl, now, pictures }))
  mountPerLanguage(app, '/feeds', (language) => feeds(shared, language))
  app.get('/sitemap.xml', async (context) => context.body(await makeSitemap(payload, siteUrl, testNow)))
  app.route(
    '/',
    pages({
      payload,
      siteUrl,
      cache,
      render,
      policy: () => "default-src 'none'",
      isUnknown: unknownAddresses(build.routes),
      leadsTo: () => Promise.resolve(undefined),
      now,
    }),
  )
  return app
}
