import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi } from '../../tests/support/test-api.ts'

const api = await openTestApi()
afterAll(() => api.close())

const errorBody = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

const listBody = z.object({
  data: z.object({
    data: z.array(z.object({ slug: z.string() })),
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
})

async function errorOf(path: string, status: number, headers: Record<string, string> = {}, method = 'GET') {
  const response = await api.call(path, { headers, method })
  expect({ path, status: response.status }).toEqual({ path, status })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return errorBody.parse(await response.json())
}

async function statusOf(path: string): Promise<{ path: string; status: number }> {
  return { path, status: (await api.call(path)).status }
}

async function list(path: string) {
  expect(await statusOf(path)).toEqual({ path, status: 200 })
  return listBody.parse(await (await api.call(path)).json()).data
}

const slugs = async (path: string) => (await list(path)).data.map(({ slug }) => slug)

describe('the language', () => {
  test.each([
    [{ lang: 'ar', 'Accept-Language': 'fr' }, 'ar', 'تم جلب السجلات بنجاح.'],
    [{ 'Accept-Language': 'de, fr;q=0.8, fa;q=0.9' }, 'fa', 'داده‌ها با موفقیت دریافت شد.'],
    [{ lang: 'xx', 'Accept-Language': 'fr-CA' }, 'fr', 'Données récupérées avec succès.'],
    [{}, 'en', 'Records retrieved successfully.'],
  ])('of %j is %s', async (headers, language, message) => {
    const response = await api.call('/api/news', { headers })
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(response.headers.get('Vary')).toBe('lang, Accept-Language')
    expect(await response.json()).toMatchObject({ message })
  })

  test.each(['/api/news', '/api/news/present-name', '/api/search?q=plant', '/api/observations.csv'])(
    'of %s is the one that the address names, whatever the headers say',
    async (path) => {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=ar`
      const response = await api.call(address, { headers: { lang: 'fr', 'Accept-Language': 'fa' } })
      expect([response.status, response.headers.get('Content-Language')]).toEqual([200, 'ar'])
      expect(await response.text()).toBe(await (await api.call(path, { headers: { lang: 'ar' } })).text())
    },
  )

  test('of an address goes with it to a record’s present slug', async () => {
    const response = await api.call('/api/news/former-name?lang=fr')
    expect(response.headers.get('Location')).toBe('/api/news/present-name?lang=fr')
  })

  test('of an address is one of the four, once', async () => {
    const { errors } = await errorOf('/api/news?lang=fr-CA', 400)
    expect(errors).toEqual({ lang: ['Must be one of: en, ar, fr, fa.'] })
    expect(await statusOf('/api/news?lang=ar&lang=ar')).toMatchObject({ status: 400 })
  })

  test('is also the language of errors', async () => {
    expect((await errorOf('/api/news/none', 404, { lang: 'ar' })).message).toBe(
      'لا يوجد سجل منشور بهذا المعرّف.',
    )
    expect((await errorOf('/api/nowhere', 404, { lang: 'fr' })).message).toBe(
      'Il n’y a rien à cette adresse. Voir /api/docs.',
    )
    expect((await errorOf('/api/news?per_page=101', 400, { lang: 'fa' })).errors).toEqual({
      per_page: ['مقدار باید عددی صحیح از ۱ تا ۱۰۰ باشد.'],
    })
  })
})

describe('pages of a list', () => {
  test('follow one another without gap or overlap', async () => {
    const first = await list('/api/news?per_page=2')
    const second = await list('/api/news?per_page=2&page=2')
    const third = await list('/api/news?per_page=2&page=3')
    expect(first).toMatchObject({ current_page: 1, last_page: 3, per_page: 2, total: 5 })
    expect(third).toMatchObject({ current_page: 3, last_page: 3, per_page: 2, total: 5 })
    expect([first, second, third].flatMap(({ data }) => data.map(({ slug }) => slug))).toEqual([
      'first-plant-opens',
      'arabic-only',
      'french-only',
      'old-news',
      'present-name',
    ])
  })

  test('after the last are empty', async () => {
    expect(await list('/api/news?page=2')).toEqual({
      data: [],
      current_page: 2,
      last_page: 1,
      per_page: 12,
      total: 5,
    })
    expect(await list('/api/news?page=999999999&per_page=100')).toMatchObject({ data: [], total: 5 })
    expect(await list('/api/news?q=nothing-has-this')).toEqual({
      data: [],
      current_page: 1,
      last_page: 1,
      per_page: 12,
      total: 0,
    })
  })

  test('have 1 to 100 records', async () => {
    expect((await list('/api/news?per_page=1')).data).toHaveLength(1)
    expect((await list('/api/news?per_page=100')).data).toHaveLength(5)
  })
})

describe('search, order and filters', () => {
  test.each([
    ['/api/news?q=PLANT', ['first-plant-opens']],
    ['/api/news?q=%D8%A7%D9%81%D8%AA%D8%AA%D8%A7%D8%AD', ['first-plant-opens']],
    ['/api/news?q=first+plant', ['first-plant-opens']],
    ['/api/news?q=nobody', []],
    ['/api/news?sort=date&per_page=1', ['present-name']],
    ['/api/news?topic=wastewater-reuse', ['old-news']],
    ['/api/news?country=jordan', ['first-plant-opens']],
    ['/api/news?country=JO', ['first-plant-opens']],
    ['/api/news?project=brine-pilot', ['first-plant-opens']],
    ['/api/news?year=2025', ['old-news', 'present-name']],
    ['/api/news?year=2025&topic=desalination', []],
    ['/api/projects?status=planned', ['drought-warning']],
    ['/api/projects?program=safe-reuse', ['brine-pilot']],
    ['/api/projects?sort=order&per_page=4', ['brine-pilot', 'drought-warning', 'project-3', 'project-4']],
    ['/api/events?time=upcoming', ['reuse-webinar']],
    ['/api/events?time=past', ['water-week']],
    ['/api/events?kind=webinar&mode=online', ['reuse-webinar']],
    ['/api/publications?kind=guideline&language=en', ['reuse-classes']],
    ['/api/publications?language=ar', []],
    ['/api/tenders?status=open', ['level-recorders']],
    ['/api/tenders?status=closed', ['closed-review']],
    ['/api/tenders?sort=deadline', ['level-recorders', 'closed-review']],
    ['/api/tenders?category=services', ['closed-review']],
    ['/api/vacancies?status=open', ['engineer']],
    ['/api/vacancies?kind=consultancy', ['past-consultancy']],
    ['/api/vacancies?sort=deadline', ['engineer', 'past-consultancy']],
    ['/api/team-members?kind=programs', ['hydrologist']],
    ['/api/partners?country=canada', ['canada']],
    ['/api/cop-news?cop=twentieth-conference', ['registration-opens']],
    ['/api/cop?year=2026', ['twentieth-conference']],
    ['/api/countries?sort=-code', ['jordan', 'egypt', 'canada']],
    ['/api/countries?code=eg', ['egypt']],
    ['/api/stories?country=egypt', ['the-pump']],
    ['/api/news?topic=hidden-draft', []],
    ['/api/news?topic=null', []],
    ['/api/news?country=null', []],
    ['/api/stories?project=undefined', []],
    ['/api/news?q=null', []],
    ['/api/news?q=true', []],
    ['/api/news?q=Old,news', ['old-news']],
    ['/api/news?q=%5C', []],
    ['/api/news?q=%27%22%28%5B%24', []],
    ['/api/news?q=%F0%9F%92%A7', []],
    ['/api/projects?topic=hidden-topic', []],
  ])('%s', async (path, expected) => {
    expect(await slugs(path)).toEqual(expected)
  })

  test('by a former slug find what the present one finds', async () => {
    const { payload } = api
    const topic = await payload.create({
      collection: 'topics',
      data: { title: 'Renamed', slug: 'topic-before', _status: 'published' },
    })
    const { id } = await payload.create({
      collection: 'stories',
      data: {
        title: 'Of a renamed topic',
        date: '2025-01-05T08:00:00.000Z',
        topics: [topic.id],
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'topics',
      id: topic.id,
      data: { slug: 'topic-after', _status: 'published' },
    })
    expect(await slugs('/api/stories?topic=topic-after')).toEqual(['of-a-renamed-topic'])
    expect(await slugs('/api/stories?topic=topic-before')).toEqual(['of-a-renamed-topic'])
    expect(await slugs('/api/stories?topic=topic-before&year=2025')).toEqual(['of-a-renamed-topic'])
    expect(await slugs('/api/stories?topic=topic-before&year=2024')).toEqual([])
    await payload.delete({ collection: 'stories', id })
    await payload.delete({ collection: 'topics', id: topic.id })
  })

  test('every filter of every list takes its own example', async () => {
    const { endpoints } = await import('./resources.ts')
    const lists = endpoints.filter(({ path }) => !path.includes('{reference}'))
    const calls = lists.flatMap(({ path, parameters }) =>
      Object.entries(parameters).map(([name, { example }]) => {
        const required = Object.entries(parameters).filter(([, { isRequired }]) => isRequired)
        const query = new URLSearchParams([
          ...required.map(([other, parameter]) => [other, parameter.example]),
          [name, example],
        ])
        // A required parameter's own example is not given twice.
        return `/api${path.replace('{abbreviation}', 'tewn')}?${new URLSearchParams(Object.fromEntries(query))}`
      }),
    )
    expect(calls.length).toBeGreaterThan(100)
    for (const path of calls) expect(await statusOf(path)).toEqual({ path, status: 200 })
  })
})

describe('400', () => {
  const wholePage = 'Must be a whole number from 1 to 999999999.'
  const wholePerPage = 'Must be a whole number from 1 to 100.'
  const text = 'Must be a text of 1 to 200 characters without control characters.'
  const slug = 'Must be a slug: small Latin letters and digits, joined by hyphens.'
  const slugOrCode =
    'Must be a slug (small Latin letters and digits, joined by hyphens) or a two-letter code.'
  const year = 'Must be a whole number from 1900 to 2200.'

  test.each([
    ['page=0', { page: [wholePage] }],
    ['page=-1', { page: [wholePage] }],
    ['page=1.5', { page: [wholePage] }],
    ['page=1e3', { page: [wholePage] }],
    ['page=', { page: [wholePage] }],
    ['page', { page: [wholePage] }],
    ['page=%20', { page: [wholePage] }],
    ['page=1000000000', { page: [wholePage] }],
    ['per_page=0', { per_page: [wholePerPage] }],
    ['per_page=101', { per_page: [wholePerPage] }],
    ['per_page=all', { per_page: [wholePerPage] }],
    ['q=', { q: [text] }],
    ['q=%20%20', { q: [text] }],
    ['q=a%00b', { q: [text] }],
    [`q=${'a'.repeat(201)}`, { q: [text] }],
    ['sort=title', { sort: ['Must be one of: -date, date.'] }],
    ['sort=constructor', { sort: ['Must be one of: -date, date.'] }],
    ['topic=Big', { topic: [slug] }],
    ['topic=a%00', { topic: [slug] }],
    ['country=JOR', { country: [slugOrCode] }],
    ['year=1899', { year: [year] }],
    ['year=2201', { year: [year] }],
    ['year=26', { year: [year] }],
    ['status=open', { status: ['Unknown parameter.'] }],
    ['where[id]=1', { 'where[id]': ['Unknown parameter.'] }],
    ['page[]=1', { 'page[]': ['Unknown parameter.'] }],
    ['=1', { '': ['Unknown parameter.'] }],
    ['page=1&page=2', { page: ['Give this parameter only once.'] }],
    ['q=%E0%A4', { q: ['The percent-encoding is not valid.'] }],
    ['%ZZ=1', { '%ZZ': ['Unknown parameter.'] }],
    ['depth=9&page=0&page=1', { depth: ['Unknown parameter.'], page: ['Give this parameter only once.'] }],
  ])('/api/news?%s', async (query, errors) => {
    const body = await errorOf(`/api/news?${query}`, 400)
    expect(body.message).toBe('The request could not be understood: check the parameters named in errors.')
    expect(JSON.stringify(body.errors)).toBe(JSON.stringify(errors))
  })

  test('a parameter whose name is special to JavaScript is named like any other', async () => {
    const response = await api.call('/api/news?__proto__=1')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('"errors":{"__proto__":["Unknown parameter."]}')
  })

  test.each([
    ['/api/tenders?status=expired', { status: ['Must be one of: open, closed.'] }],
    ['/api/events?mode=hybrid%20', { mode: ['Must be one of: onsite, online, hybrid.'] }],
    ['/api/countries?code=jor', { code: ['Must be a country’s two-letter code.'] }],
    ['/api/sliders?per_page=0', { per_page: [wholePerPage] }],
    ['/api/member-states-countries?country=%2F', { country: [slugOrCode] }],
    ['/api/tewn-in-press?per_page=x', { per_page: [wholePerPage] }],
    ['/api/home-events?per_page=3', { per_page: ['Unknown parameter.'] }],
    ['/api/news/first-plant-opens?page=1', { page: ['Unknown parameter.'] }],
    ['/api/pages/who-we-are?draft=true', { draft: ['Unknown parameter.'] }],
  ])('%s', async (path, errors) => {
    expect((await errorOf(path, 400)).errors).toEqual(errors)
  })

  test.each(['/api/news/%E0%A4%A', '/api/news/%', '/api/%ff', '/api/pages/a/%zz'])(
    'malformed percent-encoding in %s',
    async (path) => {
      const body = await errorOf(path, 400)
      expect(body.message).toBe('The address is malformed: its percent-encoding is not valid.')
    },
  )
})

describe('404', () => {
  test.each([
    '/api/news/none',
    '/api/news/999999',
    '/api/news/99999999999999999999',
    '/api/news/0',
    '/api/news/null',
    '/api/news/undefined',
    '/api/news/-1',
    '/api/news/%00',
    '/api/news/%2525',
    '/api/news/First-Plant-Opens',
    '/api/news/first-plant-opens%2F',
    `/api/news/${'a'.repeat(5000)}`,
    '/api/pages/none/at/all',
  ])('no record at %s', async (path) => {
    expect((await errorOf(path, 404)).message).toBe('There is no published record with this id or slug.')
  })

  test.each([
    '/api/nothing',
    '/api/news/first-plant-opens/more',
    '/api/topics',
    '/api/users',
    '/api/media',
    '/api/proposals',
    '/api/countries/jordan',
    '/api/programs/safe-reuse',
    '/api/news/',
  ])('no path at %s', async (path) => {
    expect((await errorOf(path, 404)).message).toBe('There is nothing at this address. See /api/docs.')
    expect((await errorOf(path, 404, {}, 'POST')).message).toBe(
      'There is nothing at this address. See /api/docs.',
    )
  })
})

describe('a former slug', () => {
  test('leads to the present one', async () => {
    const response = await api.call('/api/news/former-name')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/api/news/present-name')
    expect(response.headers.get('Cache-Control')).toMatch(/max-age=0/)
    expect((await api.call('/api/news/present-name')).status).toBe(200)
  })

  test('of another kind does not', async () => {
    expect(await statusOf('/api/stories/former-name')).toMatchObject({ status: 404 })
  })
})

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a path that is read is a 405', async (method) => {
    for (const path of [
      '/api/news',
      '/api/news/1',
      '/api/pages/a/b',
      '/api/tewn-in-press',
      '/api/docs',
      '/api/openapi.json',
      '/api',
    ]) {
      const response = await api.call(path, { method })
      expect({ path, status: response.status }).toEqual({ path, status: 405 })
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(await response.json()).toEqual({
        success: false,
        message: 'This method is not allowed here. Allowed: GET, HEAD, OPTIONS.',
      })
    }
  })

  test('GET on a path that takes something in is a 405', async () => {
    const response = await api.call('/api/tenders/1/apply')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  })

  test('HEAD has the headers of GET and no body', async () => {
    const get = await api.call('/api/news')
    const head = await api.call('/api/news', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect((await api.call('/api/news/none', { method: 'HEAD' })).status).toBe(404)
  })

  test('OPTIONS answers a preflight of any origin', async () => {
    const response = await api.call('/api/news/1', {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Headers': 'lang' },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'lang, Accept-Language, If-None-Match',
    })
    expect((await api.call('/api/nothing', { method: 'OPTIONS' })).status).toBe(404)
  })

  test('OPTIONS opens nothing that takes something in', async () => {
    const response = await api.call('/api/tenders/1/apply', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('reads are open to any origin, without credentials, errors too', async () => {
    for (const path of [
      '/api/news',
      '/api/news/none',
      '/api/news?page=0',
      '/api/nothing',
      '/api/%ff',
      '/api/openapi.json',
    ]) {
      const { headers } = await api.call(path, { headers: { Origin: 'https://elsewhere.example' } })
      expect({ path, open: headers.get('Access-Control-Allow-Origin') }).toEqual({ path, open: '*' })
      expect(headers.get('Access-Control-Expose-Headers')).toContain('ETag')
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    }
  })
})

describe('asking again', () => {
  const tagOf = async (path: string, lang: string) =>
    (await api.call(path, { headers: { lang } })).headers.get('ETag') ?? ''

  test('gives a 304 without a body while nothing has changed', async () => {
    const tag = await tagOf('/api/news', 'en')
    expect(tag).toMatch(/^"[^"]+"$/)
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await api.call('/api/news', { headers: { lang: 'en', 'If-None-Match': header } })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('ETag')).toBe(tag)
      expect(response.headers.get('Vary')).toBe('lang, Accept-Language')
      expect(response.headers.get('Cache-Control')).toBe(
        'public, max-age=0, s-maxage=1, stale-while-revalidate=10',
      )
    }
  })

  test('gives the body to another language, even where the bodies are equal', async () => {
    const english = await tagOf('/api/sliders?q=nothing', 'en')
    expect(await tagOf('/api/sliders?q=nothing', 'ar')).not.toBe(english)
    const response = await api.call('/api/sliders?q=nothing', {
      headers: { lang: 'ar', 'If-None-Match': english },
    })
    expect(response.status).toBe(200)
  })

  test('gives the new body after a change', async () => {
    const before = await tagOf('/api/stories', 'en')
    const { docs } = await api.payload.find({
      collection: 'stories',
      where: { slug: { equals: 'the-pump' } },
    })
    const [story] = docs
    if (!story) throw new Error('The story is not there')
    await api.payload.update({
      collection: 'stories',
      id: story.id,
      data: { quote: 'It still runs.', _status: 'published' },
    })
    const response = await api.call('/api/stories', { headers: { lang: 'en', 'If-None-Match': before } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('It still runs.')
  })

  test('spares a table that nothing was published since, in each language', async () => {
    const table = '/api/observations.csv'
    const tag = await tagOf(table, 'en')
    expect(tag).toMatch(/^W\/"[^"]+"$/)
    const again = async (lang: string) => api.call(table, { headers: { lang, 'If-None-Match': tag } })
    const same = await again('en')
    expect(same.status).toBe(304)
    expect(await same.text()).toBe('')
    expect((await again('ar')).status).toBe(200)
    const { docs } = await api.payload.find({ collection: 'countries', limit: 1 })
    const [country] = docs
    if (!country) throw new Error('There is no country')
    await api.payload.update({ collection: 'countries', id: country.id, data: { _status: 'published' } })
    expect((await again('en')).status).toBe(200)
  })
})

test('/api and /api/ lead to the documentation', async () => {
  for (const path of ['/api', '/api/']) {
    const response = await api.call(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/api/docs')
  }
})

test('an error inside is a 500 that says nothing of it, and is logged', async () => {
  const { Hono } = await import('hono')
  const { createPublicApi } = await import('./public-api.ts')
  const failing = new Proxy(api.payload, {
    get: (payload, name) =>
      name === 'find'
        ? () => Promise.reject(new Error('secret of the database'))
        : Reflect.get(payload, name, payload),
  })
  const logged: unknown[] = []
  const server = new Hono().route(
    '/api',
    createPublicApi({
      payload: failing,
      intake: api.intake,
      now: () => new Date(),
      siteUrl: 'https://network.example.org',
      logError: (error) => logged.push(error),
    }),
  )
  const response = await server.request('https://network.example.org/api/news', { headers: { lang: 'fr' } })
  expect(response.status).toBe(500)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({
    success: false,
    message: 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
  })
  expect(logged).toEqual([new Error('secret of the database')])
  expect(api.loggedErrors).toEqual([])
})
