import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedSections } from '../../site/feeds/feed-address.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { hiddenSlug, hiddenTitle, testNow } from '../support/test-records.ts'

const siteUrl = 'https://network.example.org'
let database: TestDatabase
let server: Hono
/** What the page cache takes for the content version. */
let version = 'one'

beforeAll(async () => {
  database = await openTestDatabase('records')
  const { payload } = database
  // What reads settings is imported only now.
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const { mountPerLanguage } = await import('../../server/mount-per-language.ts')
  const { feeds } = await import('../../server/feeds/feeds.ts')
  const { calendars } = await import('../../server/calendar/calendars.ts')
  const { citations } = await import('../../server/citations/citations.ts')
  const { PictureMaker } = await import('../../server/pictures/picture-maker.ts')
  const { socialPreviews } = await import('../../server/social-previews/social-previews.ts')
  const now = () => testNow
  const cache = new PageCache({
    maximumBytes: 10_000_000,
    version: () => version,
    now: () => testNow.getTime(),
    onFailure: (_key, error) => {
      throw error
    },
  })
  const shared = { payload, cache, siteUrl, now }
  const pictures = new PictureMaker({ maximumBytes: 10_000_000, mostWaiting: 40 })
  server = new Hono()
  server.route('/previews', socialPreviews({ payload, siteUrl, now, pictures }))
  mountPerLanguage(server, '/feeds', (language) => feeds(shared, language))
  mountPerLanguage(server, '/calendar', (language) => calendars(shared, language))
  mountPerLanguage(server, '/publications', (language) => citations(shared, language))
})
afterAll(() => database.close())

const ask = (path: string) => server.request(`${siteUrl}${path}`)
const read = async (path: string) => (await ask(path)).text()

describe('what is not published', () => {
  test('is in no feed and no calendar', async () => {
    for (const section of feedSections) {
      const feed = await read(`/feeds/${section}.atom`)
      expect(feed, section).toContain('<entry>')
      expect(feed, section).not.toContain(hiddenTitle)
    }
    for (const section of ['events', 'tenders']) {
      const calendar = await read(`/calendar/${section}.ics`)
      expect(calendar).toContain('BEGIN:VEVENT')
      expect(calendar.replaceAll('\r\n ', '')).not.toContain(hiddenTitle)
    }
  })

  test('has no date, citation or picture of its own', async () => {
    for (const path of [
      `/calendar/events/${hiddenSlug}.ics`,
      `/calendar/tenders/${hiddenSlug}.ics`,
      `/publications/${hiddenSlug}/citation.bib`,
      `/previews/en/news/${hiddenSlug}.jpg`,
    ]) {
      expect((await ask(path)).status, path).toBe(404)
    }
  })
})

test('a feed has what was published since, newest first, once the content version changes', async () => {
  const create = (title: string, date: string) =>
    database.payload.create({ collection: 'news', data: { title, date, _status: 'published' } })
  await read('/feeds/news.atom')
  await create('Older words', '2026-06-15T08:00:00.000Z')
  await create('Newer words', '2026-06-15T09:00:00.000Z')
  expect(await read('/feeds/news.atom')).not.toContain('Newer words')
  version = 'two'
  const titles = [...(await read('/feeds/news.atom')).matchAll(/<title xml:lang="en">([^<]*)</g)].map(
    ([, title]) => title,
  )
  expect(titles.slice(0, 2)).toEqual(['Newer words', 'Older words'])
})

describe('the feed of a narrowed list', () => {
  const titlesIn = async (path: string) =>
    [...(await read(path)).matchAll(/<title xml:lang="[a-z]+">([^<]*)</g)].map(([, title]) => title)

  test('has what the list’s words and filters select, and names them, itself and the list so', async () => {
    const whole = await titlesIn('/feeds/tenders.atom')
    expect(whole).toEqual(expect.arrayContaining(['Level recorders', 'Closed review']))
    // Of what turns on the present moment a feed knows nothing, nor of an order.
    const asked = '/feeds/tenders.atom?sort=date&country=JO&status=closed&utm_source=mail&q=ninety'
    expect(await titlesIn(asked)).toEqual(['Level recorders'])
    const feed = await read(asked)
    const search = '?q=ninety&amp;country=jordan'
    expect(feed).toContain(`<id>${siteUrl}/feeds/tenders.atom${search}</id>`)
    expect(feed).toContain(`href="${siteUrl}/ar/feeds/tenders.atom${search}"`)
    expect(feed).toContain(`href="${siteUrl}/tenders${search}"`)
    expect(feed).toMatch(/<title>[^<]* – Keywords: ninety – Country: Jordan<\/title>/)
    expect(await read('/ar/feeds/news.json?country=jordan')).toContain('الدولة: الأردن')
  })

  test('is not there where a filter means nothing: a reader of one country’s must not get all', async () => {
    for (const search of ['country=atlantis', 'topic=hidden-topic', 'year=soon', 'category=air']) {
      expect((await ask(`/feeds/tenders.atom?${search}`)).status, search).toBe(404)
    }
    expect((await ask('/feeds/all.atom?country=atlantis')).status).toBe(200)
    expect((await ask('/feeds/tenders.atom?country=')).status).toBe(200)
  })

  test('is the same whatever the order of its parameters, and another than the whole one', async () => {
    const tag = async (search: string) => (await ask(`/feeds/news.atom${search}`)).headers.get('etag')
    const [topic] = (await database.payload.find({ collection: 'topics', sort: 'id', limit: 1 })).docs
    expect(await tag(`?country=jordan&topic=${topic?.slug}`)).toBe(
      await tag(`?topic=${topic?.slug}&country=jo`),
    )
    expect(await tag('?country=jordan')).not.toBe(await tag(''))
  })
})

test('a feed holds at most 30 entries', async () => {
  for (let number = 0; number < 32; number++) {
    await database.payload.create({
      collection: 'stories',
      data: { title: `Story ${number}`, date: '2026-01-05T08:00:00.000Z', _status: 'published' },
    })
  }
  version = 'three'
  for (const section of ['stories', 'all']) {
    expect((await read(`/feeds/${section}.atom`)).match(/<entry>/g), section).toHaveLength(30)
  }
})

test('a former slug leads to the present calendar file and citation', async () => {
  const { payload } = database
  const { id } = await payload.create({
    collection: 'publications',
    data: {
      title: 'Moved words',
      slug: 'before-words',
      kind: 'report',
      publishedOn: '2026-01-05T12:00:00.000Z',
      _status: 'published',
    },
  })
  await payload.update({
    collection: 'publications',
    id,
    data: { slug: 'after-words', _status: 'published' },
  })
  const moved = await ask('/fr/publications/before-words/citation.ris')
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe('/fr/publications/after-words/citation.ris')
  // Without a word on caching, browsers would go there for good, also once the record has its former slug again.
  expect(moved.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=10')
  expect(await read('/fr/publications/after-words/citation.ris')).toContain('TI  - Moved words')
})

test('a cancelled tender’s deadline is in no calendar, nor once it has passed', async () => {
  const { payload } = database
  const { calendars } = await import('../../server/calendar/calendars.ts')
  const { docs } = await payload.find({
    collection: 'tenders',
    where: { slug: { equals: 'level-recorders' } },
    depth: 0,
  })
  const [tender] = docs
  if (!tender) throw new Error('The test records have no such tender')
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const statusAt = async (now: Date) => {
    const cache = new PageCache({
      maximumBytes: 1_000_000,
      version: () => 'one',
      now: () => now.getTime(),
      onFailure: (_key, error) => {
        throw error
      },
    })
    const calendar = calendars({ payload, cache, siteUrl, now: () => now }, 'en')
    return (await calendar.request('/tenders/level-recorders.ics')).status
  }
  const afterwards = new Date(Date.parse(tender.deadline) + 86_400_000)
  expect([await statusAt(testNow), await statusAt(afterwards)]).toEqual([200, 200])
  await payload.update({
    collection: 'tenders',
    id: tender.id,
    data: { outcome: 'cancelled', _status: 'published' },
  })
  expect([await statusAt(testNow), await statusAt(afterwards)]).toEqual([404, 404])
})

test('in a feed, what is dated to come was published when it was, and a correction shows', async () => {
  const { payload } = database
  const date = new Date(Date.now() + 300 * 24 * 60 * 60_000).toISOString()
  const { id } = await payload.create({
    collection: 'stories',
    data: { title: 'Of tomorrow', date, _status: 'published' },
  })
  const momentsOf = async (asked: string) => {
    version = asked
    const feed = await read('/feeds/stories.atom')
    const entry = feed.split('<entry>').find((part) => part.includes('Of tomorrow')) ?? ''
    return [...entry.matchAll(/<(?:published|updated)>.*?</g)].map(([moment]) => moment)
  }
  const before = await momentsOf('four')
  expect(before.join()).not.toContain(date.slice(0, 10))
  await payload.update({
    collection: 'stories',
    id,
    data: { title: 'Of tomorrow, corrected', _status: 'published' },
  })
  expect(await momentsOf('five')).not.toEqual(before)
})
