import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi } from '../../tests/support/test-api.ts'

const api = await openTestApi()
afterAll(() => api.close())

const { searchResultSchema, suggestionSchema } = await import('../../store/search/api.ts')

const pageBody = z.object({
  data: z.strictObject({
    data: z.array(z.strictObject(searchResultSchema.shape)),
    current_page: z.number(),
    last_page: z.number(),
    per_page: z.number(),
    total: z.number(),
    kinds: z.array(z.object({ kind: z.string(), total: z.number() })),
    did_you_mean: z.string().nullable(),
  }),
})
const suggestionsBody = z.object({ data: z.array(z.strictObject(suggestionSchema.shape)) })

async function read(path: string, lang = 'en'): Promise<unknown> {
  const response = await api.call(path, { headers: { lang } })
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return response.json()
}

async function search(query: string, lang?: string) {
  return pageBody.parse(await read(`/api/search?${query}`, lang)).data
}

test('what is found says what it is, where it stands and in which language', async () => {
  const { data } = await search('q=plant')
  expect(data).toEqual([
    {
      kind: 'news',
      id: expect.any(Number),
      slug: 'first-plant-opens',
      title: { text: 'First plant opens', language: 'en', matches: [[6, 11]] },
      excerpt: { text: 'Opened.', language: 'en', matches: [] },
      date: '2026-06-10T08:00:00.000Z',
      to: '/news/first-plant-opens',
      status: null,
      dead_line: null,
      has_all_words: true,
    },
  ])
  expect((await search('q=محطه', 'ar')).data).toMatchObject([
    {
      title: { text: 'افتتاح أول محطة', language: 'ar', matches: [[11, 15]] },
      to: '/ar/news/first-plant-opens',
    },
  ])
  expect((await search('q=drought', 'fa')).data).toMatchObject([
    { title: { text: 'Drought warning', language: 'en' }, to: '/fa/projects/drought-warning' },
  ])
})

test('a tender or a vacancy says whether it is open, and until when', async () => {
  const stateOf = async (q: string) => {
    const { data } = await search(`q=${q}`)
    return data.map(({ slug, status, dead_line }) => [slug, status, dead_line])
  }
  expect(await stateOf('recorders')).toEqual([['level-recorders', 'open', '2026-06-17T13:00:00.000Z']])
  expect(await stateOf('%22closed+review%22')).toEqual([
    ['closed-review', 'closed', '2026-06-15T12:00:00.000Z'],
  ])
  expect((await search('q=engineer&kind=vacancies')).data).toMatchObject([
    { status: 'open', dead_line: null },
  ])
})

test('kinds are counted, one may be chosen, and pages add up', async () => {
  const all = await search('q=water&per_page=2')
  expect(all.total).toBe(all.kinds.reduce((sum, { total }) => sum + total, 0))
  expect(all.kinds.length).toBeGreaterThan(1)
  expect(all).toMatchObject({ current_page: 1, per_page: 2, last_page: Math.ceil(all.total / 2) })
  expect(all.data).toHaveLength(2)
  const events = await search('q=water&kind=events')
  expect(events).toMatchObject({ kinds: all.kinds, total: 1, data: [{ kind: 'events', slug: 'water-week' }] })
  expect(await search('q=water&page=999999999&per_page=100')).toMatchObject({ data: [], total: all.total })
})

test('a near spelling is suggested for what nothing has, and what has some of the words is found', async () => {
  expect(await search('q=dorught')).toMatchObject({ total: 0, did_you_mean: 'drought' })
  expect(await search('q=water')).toMatchObject({ did_you_mean: null })
  expect((await search('q=plant+opnes')).data).toMatchObject([
    { slug: 'first-plant-opens', has_all_words: false },
  ])
})

test('drafts are never found, nor what no page shows', async () => {
  const { hiddenTitle } = await import('../../tests/support/test-records.ts')
  expect(await search(`q=${encodeURIComponent(hiddenTitle)}`)).toMatchObject({ total: 0, kinds: [] })
  expect(await search('q=%22Water+for+all%22')).toMatchObject({ total: 0 })
})

test('suggestions are titles in the language asked for, and may be cached for a minute', async () => {
  const { data } = suggestionsBody.parse(await read('/api/search/suggestions?q=wat'))
  expect(data.map(({ title }) => title.text)).toContain('Water week')
  expect(suggestionsBody.parse(await read('/api/search/suggestions?q=w')).data).toEqual([])
  const response = await api.call('/api/search/suggestions?q=wat')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
  expect(response.headers.get('Vary')).toBe('lang, Accept-Language')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test.each(['/api/search', '/api/search/suggestions'])(
  '%s without words is refused in words',
  async (path) => {
    for (const query of ['', '?q=', `?q=${'x'.repeat(201)}`]) {
      const response = await api.call(`${path}${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        errors: { q: ['Must be a text of 1 to 200 characters without control characters.'] },
      })
    }
  },
)

test('an unknown kind is refused, and so is one that no page shows', async () => {
  for (const kind of ['sliders', 'users', 'constructor']) {
    expect((await api.call(`/api/search?q=water&kind=${kind}`)).status).toBe(400)
  }
})
