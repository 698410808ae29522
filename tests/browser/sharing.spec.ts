import { z } from 'zod'
import { citationFormats } from '../../content/publications/citations/citation-formats.ts'
import {
  calendarAddress,
  calendarSections,
  feedAddress,
  feedSections,
  pageOfSection,
} from '../../site/feeds/feed-address.ts'
import { addressIn } from '../../languages/address.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { readCalendar } from '../support/read-calendar.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const languagesLookedAt = ['en', 'ar'] as const
const messages = { en, ar }

/** What a page's HTML says to machines, without the time that showing it takes. */
async function readHead(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return {
      feeds: [...parsed.querySelectorAll('link[rel=alternate][type]')].map((link) =>
        link.getAttribute('href'),
      ),
      links: [...parsed.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      picture: parsed.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
      data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
        JSON.parse(script.textContent),
      ),
    }
  }, html)
}

/** What an Atom document says, read by the browser's own XML reader. */
async function readAtom(page: Page, xml: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const atom = 'http://www.w3.org/2005/Atom'
    const children = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name)
    const feed = parsed.documentElement
    const once = ['id', 'title', 'updated', 'author']
    return {
      /** What a feed must have once (RFC 4287, section 4.1.1) and has not. */
      missing: once.filter((name) => children(feed, name).length !== 1),
      error: parsed.querySelector('parsererror')?.textContent ?? null,
      language: feed.getAttribute('xml:lang'),
      self: children(feed, 'link')
        .find((link) => link.getAttribute('rel') === 'self')
        ?.getAttribute('href'),
      entries: children(feed, 'entry').map((entry) => ({
        id: children(entry, 'id')[0]?.textContent ?? '',
        title: children(entry, 'title')[0]?.textContent ?? '',
        updated: children(entry, 'updated')[0]?.textContent ?? '',
        enclosures: children(entry, 'link')
          .filter((link) => link.getAttribute('rel') === 'enclosure')
          .map((link) => ({
            href: link.getAttribute('href') ?? '',
            length: link.getAttribute('length') ?? '',
          })),
      })),
    }
  }, xml)
}

/** What the API says of a section's records. */
const datedRecords = z.object({
  data: z.object({
    data: z.array(z.object({ slug: z.string(), dead_line: z.iso.datetime().nullish() })).min(4),
  }),
})

const aDay = 24 * 60 * 60

const moment = z.iso.datetime({ offset: true })

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1), with what it recommends and every feed of ours has. */
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  authors: z.array(z.object({ name: z.string().min(1), url: z.url() })).length(1),
  items: z
    .array(
      z
        .object({
          id: z.string().min(1),
          url: z.url(),
          title: z.string().min(1),
          content_html: z.string().min(1).optional(),
          content_text: z.string().min(1).optional(),
          image: z.url().optional(),
          date_published: moment,
          date_modified: moment,
          tags: z.array(z.string().min(1)).optional(),
          language: z.string(),
          attachments: z
            .array(
              z.object({ url: z.url(), mime_type: z.string().includes('/'), size_in_bytes: z.int().min(1) }),
            )
            .optional(),
        })
        .refine((item) => item.content_html ?? item.content_text, 'an item has a text'),
    )
    .min(1),
})

for (const language of languagesLookedAt) {
  test(`every section has its feeds, named in its list’s head (${language})`, async ({
    sharedPage: page,
    request,
    baseURL,
  }) => {
    for (const section of feedSections) {
      const list = addressIn(language, pageOfSection(section))
      const [atomAddress, jsonAddress] = (['atom', 'json'] as const).map((format) =>
        addressIn(language, feedAddress(section, format)),
      )
      const { feeds, links } = await readHead(page, (await readPage(baseURL, list)).html)
      expect(feeds, list).toContain(atomAddress)
      if (section !== 'all') expect(links, list).toEqual(expect.arrayContaining([atomAddress, jsonAddress]))
      const answer = await request.get(atomAddress ?? '')
      expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
      const feed = await readAtom(page, await answer.text())
      expect(feed).toMatchObject({ error: null, missing: [], language, self: `${baseURL}${atomAddress}` })
      expect(feed.entries.length).toBeGreaterThan(0)
      expect(feed.entries.length).toBeLessThanOrEqual(30)
      expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length)
      for (const { title, updated } of feed.entries) {
        expect(title).not.toBe('')
        expect(Number.isNaN(Date.parse(updated))).toBe(false)
      }
      const json = await request.get(jsonAddress ?? '')
      expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
      const { items, ...head } = jsonFeed.parse(await json.json())
      expect(head).toMatchObject({
        language,
        feed_url: `${baseURL}${jsonAddress}`,
        home_page_url: `${baseURL}${list}`,
      })
      expect(items.map(({ id }) => id)).toEqual(feed.entries.map(({ id }) => id))
    }
  })

  test(`calendars can be subscribed to and hold each date with its reminder (${language})`, async ({
    sharedPage: page,
    request,
    baseURL,
  }) => {
    for (const section of calendarSections) {
      const address = addressIn(language, `/calendar/${section}.ics`)
      const answer = await request.get(address)
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const { entries } = readCalendar(await answer.text())
      expect(entries.length).toBeGreaterThan(3)
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
      for (const { reminders } of entries) expect(reminders, address).toContain(aDay)
      const { html } = await readPage(baseURL, addressIn(language, `/${section}`))
      const { links } = await readHead(page, html)
      expect(links).toContain(`webcal://${new URL(baseURL ?? '').host}${address}`)
    }
    await page.goto(addressIn(language, '/events/groundwater-governance-webinar'))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: messages[language].sharing.addToCalendar }).click()
    expect((await download).suggestedFilename()).toBe('groundwater-governance-webinar.ics')
  })

  test(`a publication is cited, copied and found by scholars (${language})`, async ({
    sharedPage: page,
    baseURL,
    request,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { sharing } = messages[language]
    const path = addressIn(language, '/publications/annual-report-2025')
    await page.goto(path)
    await expect(page.locator('head meta[name=citation_author]')).toHaveCount(2)
    await expect(page.locator('head meta[name=citation_publication_date]')).toHaveAttribute(
      'content',
      /^\d{4}\/\d\d\/\d\d$/,
    )
    const pdf = await page.locator('head meta[name=citation_pdf_url]').getAttribute('content')
    expect((await request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
    await page.getByRole('button', { name: sharing.copyCitation }).click()
    await expect(page.getByRole('status').filter({ hasText: sharing.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${baseURL}${path}`)
    for (const format of citationFormats) {
      const answer = await request.get(`${path}/citation.${format}`)
      expect(answer.status(), format).toBe(200)
      expect(answer.headers()['content-disposition']).toBe(
        `attachment; filename="annual-report-2025.${format}"`,
      )
      expect(await answer.text()).toContain(`${baseURL}${path}`)
    }
  })

  test(`pages say to machines what they are, and have a picture to be shared with (${language})`, async ({
    sharedPage: page,
    request,
    baseURL,
  }) => {
    const kinds: [string, string[]][] = [
      ['/', ['Organization', 'WebSite']],
      ['/members', ['BreadcrumbList']],
      ['/news/nexus-atlas-opens-its-maps-to-planners', ['BreadcrumbList', 'NewsArticle']],
      ['/stories/night-shift-in-the-control-room', ['BreadcrumbList', 'Article']],
      ['/events/groundwater-governance-webinar', ['BreadcrumbList', 'Event']],
      ['/publications/annual-report-2025', ['BreadcrumbList', 'Report']],
      ['/gallery/tiled-fountain-in-the-old-town', ['BreadcrumbList', 'ImageObject']],
      ['/tenders/supply-of-groundwater-level-recorders', ['BreadcrumbList']],
      ['/vacancies/roster-of-technical-interpreters', ['BreadcrumbList', 'JobPosting']],
    ]
    for (const [path, types] of kinds) {
      const { html } = await readPage(baseURL, addressIn(language, path))
      const { data, picture } = await readHead(page, html)
      const blocks = z
        .array(z.object({ '@context': z.literal('https://schema.org'), '@type': z.string() }))
        .parse(data)
      expect(blocks.map((block) => block['@type']).toSorted(), path).toEqual(types.toSorted())
      expect(picture, path).toContain(`${baseURL}/previews/${language}/`)
      // How they are drawn in each language is tested in `previews.spec.ts`.
      if (language !== 'en') continue
      const answer = await request.get(picture)
      expect(answer.headers(), path).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
      })
      expect((await answer.body()).length).toBeLessThanOrEqual(100_000)
    }
  })
}

for (const language of languageCodes) {
  test(`each date is a calendar file of its own, the same as among all (${language})`, async ({
    request,
  }) => {
    for (const section of calendarSections) {
      const all = await request.get(addressIn(language, calendarAddress(section)))
      const { entries } = readCalendar(await all.text())
      const list = await request.get(`/api/${section}?per_page=100`)
      const { data: records } = datedRecords.parse(await list.json()).data
      const dated = section === 'events' ? records : records.filter((record) => record.dead_line)
      expect(entries.length, section).toBe(dated.length)
      // In English each is read, in the other languages a third of them each.
      const place = languageCodes.indexOf(language)
      for (const { slug } of dated.filter((_, index) => place === 0 || index % 3 === place - 1)) {
        const address = addressIn(language, calendarAddress(section, slug))
        const alone = readCalendar(await (await request.get(address)).text())
        expect(alone.entries, address).toHaveLength(1)
        expect(entries, address).toContainEqual(alone.entries[0])
      }
    }
  })
}

test('a vacancy without a deadline has no calendar file, and its page offers none', async ({ request }) => {
  expect((await request.get('/calendar/vacancies/hydrogeologist-on-secondment.ics')).status()).toBe(404)
  const file = (slug: string) => `/calendar/vacancies/${slug}.ics`
  const page = async (slug: string) => await (await request.get(`/vacancies/${slug}`)).text()
  expect(await page('hydrogeologist-on-secondment')).not.toContain(file('hydrogeologist-on-secondment'))
  expect(await page('desalination-process-engineer')).toContain(file('desalination-process-engineer'))
})

test('a feed answers 304 to whoever has it, and gives the true length of what it encloses', async ({
  sharedPage: page,
  request,
}) => {
  const first = await request.get('/feeds/publications.atom')
  const { etag = '' } = first.headers()
  const again = await request.get('/feeds/publications.atom', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const { entries } = await readAtom(page, await first.text())
  const enclosures = entries.flatMap((entry) => entry.enclosures).slice(0, 4)
  expect(enclosures.length).toBe(4)
  for (const { href, length } of enclosures) {
    expect((await (await request.get(href)).body()).length, href).toBe(Number(length))
  }
})

test('what does not exist is not found, in any language', async ({ request }) => {
  const prefixes = languageCodes.map((language: Language) => addressIn(language, '/').replace(/\/$/, ''))
  for (const prefix of prefixes) {
    for (const address of [
      '/feeds/nothing.atom',
      '/feeds/news.rss',
      '/calendar/news.ics',
      '/calendar/events/nothing.ics',
      '/publications/nothing/citation.bib',
      '/publications/annual-report-2025/citation.pdf',
    ]) {
      expect((await request.get(`${prefix}${address}`)).status(), `${prefix}${address}`).toBe(404)
    }
  }
  for (const address of [
    '/previews/en/nothing.jpg',
    '/previews/xx/home.jpg',
    '/previews/en/news/nothing.jpg',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

for (const language of languagesLookedAt) {
  test(`a narrowed list offers feeds of what it is narrowed to, and says so (${language})`, async ({
    sharedPage: page,
    request,
  }) => {
    const list = addressIn(language, '/news')
    const html = await (await request.get(`${list}?sort=date&country=jordan&page=1`)).text()
    const { feeds } = await readHead(page, html)
    const atom = `${addressIn(language, feedAddress('news', 'atom'))}?country=jordan`
    expect(feeds).toContain(atom)
    const sentence = messages[language].sharing.feedsNarrowedTo('').trim()
    expect(html).toContain(sentence)
    expect(await (await request.get(list)).text()).not.toContain(sentence)

    const feed = await readAtom(page, await (await request.get(atom)).text())
    expect(feed.entries.length).toBeGreaterThan(0)
    expect(feed.self).toMatch(/\?country=jordan$/)
  })
}
