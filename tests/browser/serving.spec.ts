import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { expressions as dashboardExpressions } from '../../commands/dashboard/dashboard.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { languagePreferenceKey } from '../../languages/language-preference.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { variantChoiceKey } from '../../site/light-version/page-variant.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

const lastSigns = z.object({ processes: z.array(z.object({ name: z.string(), lastSign: z.string() })) })

test('a page answers 304 to whoever has it, in each encoding', async ({ request }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await request.get('/projects', { headers: { 'accept-encoding': encoding } })
    const { etag, vary } = first.headers()
    expect(etag).toContain(encoding)
    expect(vary).toContain('Accept-Encoding')
    const second = await request.get('/projects', {
      headers: { 'accept-encoding': encoding, 'if-none-match': etag ?? '' },
    })
    expect(second.status()).toBe(304)
    expect((await second.body()).length).toBe(0)
  }
})

/** What a page says is its address: of itself, for previews, and in the other languages. */
const addressesOfHead = (html: string) =>
  [
    ...html.matchAll(
      /<(?:link rel="(?:canonical|alternate)"(?: hrefLang="[^"]*")? href|meta property="og:url" content)="([^"]*)"/g,
    ),
  ].map(([, address]) => address)

test('a page that is found by number and by slug names one address: the one with the slug', async ({
  request,
}) => {
  for (const list of [
    'projects',
    'events',
    'news',
    'stories',
    'publications',
    'vacancies',
    'tenders',
    'gallery',
    'cop-news',
    'countries',
  ]) {
    for (const below of list === 'tenders' ? ['', '/ask'] : list === 'vacancies' ? ['', '/apply'] : ['']) {
      const [byNumber, ...others] = addressesOfHead(await (await request.get(`/ar/${list}/1${below}`)).text())
      expect(byNumber, list).toMatch(new RegExp(`/ar/${list}/[a-z][a-z0-9-]+${below}$`))
      expect(others.length, list).toBeGreaterThan(4)
      for (const address of others) expect(address).not.toContain(`/${list}/1`)
      const bySlug = addressesOfHead(await (await request.get(new URL(byNumber ?? '').pathname)).text())
      expect(bySlug, list).toEqual([byNumber, ...others])
    }
  }
})

test('a page is cached: asked for twice, it is made once', async ({ request }) => {
  // Each process makes it once.
  await expect(async () => {
    const cached = await request.get('/stories?utm_source=elsewhere')
    expect(cached.headers()['x-cache']).toBe('hit')
  }).toPass()
})

test('what is cached is the same whether the routes give it or what stands before them', async ({
  request,
}) => {
  for (const address of ['/stories', '/ar/stories', '/stories.data']) {
    // Another spelling of the same address is for the routes.
    const [before, routed] = [await ask(address), await ask(`${address}?utm_source=elsewhere`)]
    expect(before.headers['x-cache'], address).toBe('hit')
    expect(routed, address).toEqual(before)
  }
  async function ask(address: string) {
    await request.get(address, { headers: { 'accept-encoding': 'gzip' } })
    const response = await request.get(address, { headers: { 'accept-encoding': 'gzip' } })
    const { date: _, 'x-request-id': id, ...headers } = response.headers()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    return { status: response.status(), headers, body: await response.text() }
  }
})

test('whatever way an address is written, the product leads to its one spelling', async ({ request }) => {
  for (const [address, status, to] of [
    ['/en', 301, '/'],
    ['/en/news?page=1', 301, '/news?page=1'],
    ['/EN/News', 308, '/en/news'],
    ['/News', 308, '/news'],
    ['/news/', 308, '/news'],
    ['/ar/', 308, '/ar'],
    ['/fa//news', 308, '/fa/news'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], address).toEqual([status, to])
  }
})

test('whoever finds a weakness reads to whom to write, and in which languages', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; *charset=utf-8$/i)
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:info@iwen.example.org\n')
  expect(text).toContain('Preferred-Languages: en, ar, fr, fa\n')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

test('a catalogue of libraries harvests every publication that the API lists', async ({ request }) => {
  const answer = await request.get('/api/publications?per_page=1')
  const { data } = z.object({ data: z.object({ total: z.int().min(2) }) }).parse(await answer.json())
  const records = await request.get('/oai?verb=ListRecords&metadataPrefix=oai_dc')
  expect((await records.text()).match(/<record>/g)).toHaveLength(data.total)
  const one = await request.post('/oai', { form: { verb: 'Identify' } })
  expect(one.headers()['content-type']).toBe('text/xml; charset=utf-8')
  expect(await one.text()).toContain('<baseURL>')
})

test('a password manager leads staff to where they change their password, and learns where nothing stands', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([303, '/admin/account'])
  const nowhere = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await request.get(nowhere)).status()).toBe(404)
})

test('a phone that puts the site on its home screen finds an icon of the usual size', async ({ request }) => {
  for (const address of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toBe('image/png')
    const picture = await answer.body()
    // Width and height stand first in a PNG; iOS paints what is transparent black.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], address).toEqual([180, 180])
    expect(picture.includes('tRNS'), address).toBe(false)
  }
})

test('no version of a page lets a phone make telephone numbers of its figures', async ({ request }) => {
  for (const version of ['full', 'light']) {
    const html = await (
      await request.get('/news', { headers: { cookie: `${variantChoiceKey}=${version}` } })
    ).text()
    expect(html.includes('data-version="light"')).toBe(version === 'light')
    expect(html).toMatch(/<meta name="format-detection" content="telephone=no"/)
  }
})

test('a search is never cached', async ({ request }) => {
  await request.get('/news?q=water')
  const second = await request.get('/news?q=water')
  expect(second.headers()['x-cache']).toBeUndefined()
})

test('the content security policy allows the page’s own inline scripts by hash and no others', async ({
  request,
}) => {
  const asked = async () => {
    const response = await request.get('/')
    return { response, isCached: response.headers()['x-cache'] === 'hit' }
  }
  let answer = await asked()
  for (let tries = 0; tries < 5 && !answer.isCached; tries += 1) answer = await asked()
  expect(answer.isCached).toBe(true)
  const cached = answer.response
  const policy = cached.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toContain('unsafe')
  const elements = (await cached.text()).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
  // What is no program needs no hash: JSON for search engines.
  const inline = [...elements].filter(([, attributes = '']) => !/\ssrc=|ld\+json/.test(attributes))
  expect(inline.length).toBeGreaterThan(0)
  const hashes = inline.map(
    ([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(scripts.split(' ').toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted())
})

test('every answer carries the security headers', async ({ request }) => {
  for (const address of [
    '/',
    '/api/projects',
    '/robots.txt',
    '/nothing',
    '/healthz',
    '/covers/network/a.svg',
  ]) {
    const headers = (await request.get(address)).headers()
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBeTruthy()
    expect(headers['content-security-policy'], address).toBeTruthy()
    expect(headers['x-request-id'], address).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('each address has one spelling, to which others lead', async ({ request }) => {
  for (const [address, spelling] of [
    ['/pUbLications?page=2', '/publications?page=2'],
    ['/%6Eews', '/news'],
    ['/news%2F', '/news'],
    ['/AR//News/', '/ar/news'],
    ['/%61pi/%6Eews?page=2', '/api/news?page=2'],
    ['/API/news', '/api/news'],
  ]) {
    const answer = await request.get(address ?? '', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], address).toEqual([308, spelling])
  }
  for (const address of ['/IWENTeam?a=b', '/iwenteam?a=b', '/ar/IWENTEAM?a=b']) {
    const answer = await request.get(address, { maxRedirects: 0 })
    const prefix = address.startsWith('/ar') ? '/ar' : ''
    expect([answer.status(), answer.headers().location], address).toEqual([301, `${prefix}/team?a=b`])
  }
})

test('addresses at which nothing stands are answered by one page for each language, from memory', async ({
  request,
}) => {
  const bodies = new Map<string, string>()
  for (const address of [
    '/nothing',
    '/nothing/at/all',
    '/news/nothing/here',
    '/nothing?q=a',
    '/nothing?page=2',
  ]) {
    for (const prefix of ['', '/ar']) {
      // Each process makes it once.
      await expect(async () => {
        const answer = await request.get(`${prefix}${address}`)
        expect([answer.status(), answer.headers()['x-cache']]).toEqual([404, 'hit'])
        const body = await answer.text()
        expect(body).toBe(bodies.get(prefix) ?? body)
        bodies.set(prefix, body)
      }).toPass()
    }
  }
  expect(bodies.get('/ar')).toContain('href="?language=en"')
  const led = await request.get('/ar/nothing/at/all?language=fr', { maxRedirects: 0 })
  expect(led.headers().location).toBe('/fr/nothing/at/all')
})

test('the page for an unknown address works with scripts as without', async ({
  sharedPage: page,
  complaints,
}) => {
  await page.goto('/nothing/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByRole('main').locator('input[name=q]')
  await search.fill('water')
  await search.press('Enter')
  await page.waitForURL(/\/search\?q=water/)
  // The browser reports the status that the page must have.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

for (const [language, prefix, title, visited] of [
  ['en', '', en.notFound.title, 0],
  ['ar', '/ar', ar.notFound.title, 1],
] as const) {
  test(`a link to a file that is gone leads to the site’s own page, which says so (${language})`, async ({
    sharedPage: page,
    request,
    baseURL,
    complaints,
  }) => {
    // Files have no language in their address: the one that was chosen decides.
    const choice = { name: languagePreferenceKey, value: language }
    await page.context().addCookies([{ ...choice, url: baseURL ?? '' }])
    for (const [index, address] of [
      '/files/documents/withdrawn.pdf',
      `${prefix}/tenders/nothing/minutes`,
      `${prefix}/calendar/events/nothing.ics`,
      `${prefix}/publications/nothing/citation.bib`,
      `${prefix}/feeds/nothing.atom`,
      `${prefix}/data-tools/indicators/nothing.csv`,
    ].entries()) {
      const headers = { accept: 'text/html', cookie: `${choice.name}=${choice.value}` }
      const answer = await request.get(address, { headers })
      expect([answer.status(), answer.headers()['content-type']], address).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      const html = await answer.text()
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], address).toBe(title)
      expect(html, address).toMatch(new RegExp(`<html lang="${language}"`))
      // The page's scripts find their way at each address, half of them in each language.
      if (index % 2 === visited) await page.goto(address)
    }
    // The browser reports each status.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
  })
}

test('names of feeds and calendars that are merely tried fill no cache', async ({ request }) => {
  for (const address of ['/feeds/tried.atom', '/ar/calendar/events/tried.ics']) {
    for (const time of ['first', 'second']) {
      const answer = await request.get(address, { headers: { accept: 'text/html' } })
      const { 'x-cache': cache, 'cache-control': caching } = answer.headers()
      expect([answer.status(), cache, caching], `${address}, ${time} time`).toEqual([404, 'miss', 'no-store'])
    }
  }
})

test('an address of a page refuses what is sent to it, and a missing picture costs one line', async ({
  request,
}) => {
  const sent = await request.post('/news', { data: 'anything' })
  expect([sent.status(), sent.headers().allow]).toEqual([405, 'GET, HEAD'])
  const picture = await request.get('/files/media/nothing.avif', { headers: { accept: 'image/avif,*/*' } })
  expect([picture.status(), (await picture.body()).length]).toEqual([404, '404 Not Found'.length])
})

test('the sitemap names every page in every language', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of [
    '/',
    '/ar',
    '/fr/projects',
    '/fa/projects/nexus-atlas',
    '/wefe-hub/maps',
    '/data-tools/compare',
  ]) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  }
  const locations = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(new Set(locations).size).toBe(locations.length)
  for (const address of locations.filter((_, index) => index % 17 === 0)) {
    const { status } = await readPage(baseURL, address.slice(baseURL?.length))
    expect(status, address).toBe(200)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('nobody leaves the site through an odd address', async ({ request, baseURL }) => {
  for (const address of [
    '//evil.example/',
    '/?language=ar&to=//evil.example',
    '//evil.example/?language=ar',
    '/%2F%2Fevil.example/',
  ]) {
    const { location } = (await request.get(`${baseURL}${address}`, { maxRedirects: 0 })).headers()
    expect(location ?? '/', address).toMatch(/^\/(?!\/)/)
  }
})

test('files stay inside their folder', async ({ request }) => {
  for (const address of [
    '/files/media/..%2F..%2Fsecret',
    '/files/media/%2e%2e%2fsecret',
    '/files/../secret',
    '/files/other/x',
    '/files/documents/.hidden',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

test('the server lives and is ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

// One letter outside Latin-1 and V8 stores the whole source at two bytes a letter (decision 010).
test('the public server’s own file is ASCII', () => {
  const source = readFileSync(inRepository('build/server/index.js'))
  expect(source.length).toBeGreaterThan(1_000_000)
  expect(source.findIndex((byte) => byte > 127)).toBe(-1)
})

/** What Chromium 125, Safari 17.4 and Firefox 126, with which the full version starts, do not all have. */
const newerThanNeeded =
  /Promise\.try|\.(toHex|toBase64|setHTML|moveBefore|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|(Iterator|RegExp\.escape|Float16Array|Math\.sumPrecise|fromBase64|fromHex)\b/

test('the scripts of pages start in every browser that is not led to the light version', () => {
  const folder = inRepository('build/client/assets')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const found = scripts.map((file) => [
    file,
    newerThanNeeded.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[0],
  ])
  expect(found.filter(([, name]) => name !== undefined)).toEqual([])
})

test('operators read how each part is, and the metrics that the alert rules and the dashboard go by; visitors do not', async ({
  request,
}) => {
  const operators = process.env.PRODUCT_OPERATOR_URL ?? ''
  await request.get('/projects')
  // The first look at the parts may be under way.
  await expect(async () => {
    expect(await (await fetch(`${operators}/statusz`)).json()).toMatchObject({
      isReady: true,
      parts: {
        database: { state: 'ok' },
        clock: { state: 'ok' },
        sealingKey: { state: 'ok' },
        backup: { state: 'none' },
      },
    })
  }).toPass()
  const signs = async () => {
    const { processes } = lastSigns.parse(await (await fetch(`${operators}/statusz`)).json())
    return new Map(processes.map(({ name, lastSign }) => [name, Date.parse(lastSign)]))
  }
  const first = await signs()
  expect([...first.keys()]).toEqual(
    ['rendering', 'answering'].flatMap((kind) => [`${kind} 1`, `${kind} 2`]).concat('back office 1'),
  )
  // One that no longer says that it lives is ended as one that hangs.
  await expect(async () => {
    for (const [name, at] of await signs()) expect(at, name).toBeGreaterThan(first.get(name) ?? Infinity)
  }).toPass()
  const metrics = await (await fetch(`${operators}/metrics`)).text()
  const described = new Set([...metrics.matchAll(/^# HELP (\S+) /gm)].map(([, name]) => name))
  const rules = readFileSync(inRepository('deployment/prometheus-rules.yml'), 'utf8')
  const ofRules = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression)
  expect(ofRules.length).toBeGreaterThan(0)
  const named = [...ofRules, ...dashboardExpressions()].map((expression) =>
    expression.match(/\b(?:network|process|nodejs)_\w+/g),
  )
  expect(named).not.toContain(null)
  const names = named.flat().map((name) => name?.replace(/_bucket$/, ''))
  expect(names.filter((name) => !described.has(name))).toEqual([])
  expect(metrics).toMatch(/^network_requests_total\{(?=.*kind="page")(?=.*process="answering 1").*\} [1-9]/m)
  expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds\{process="rendering 2"\} /m)
  for (const path of ['/statusz', '/metrics']) expect((await request.get(path)).status()).toBe(404)
  expect((await request.post('/.rendering/signs')).status()).toBeGreaterThanOrEqual(400)
})
