import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi } from '../../tests/support/test-api.ts'
import { hiddenSlug, hiddenTitle } from '../../tests/support/test-records.ts'

const api = await openTestApi()
afterAll(() => api.close())
const { endpoints } = await import('./resources.ts')

/** The body of a successful GET, checked against the schema that describes it: no field missing, none besides. */
async function bodyOf(path: string, described = path): Promise<unknown> {
  const response = await api.call(`/api${path}`)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  const body: unknown = await response.json()
  const endpoint = endpoints.find((candidate) => candidate.method === 'get' && candidate.path === described)
  expect(endpoint?.response?.parse(body)).toEqual(body)
  return body
}

/** The lists of the specification's section 7, with how many published records each has. */
const lists = [
  ['projects', 5],
  ['events', 2],
  ['countries', 3],
  ['programs', 1],
  ['publications', 1],
  ['tenders', 2],
  ['vacancies', 2],
  ['team-members', 2],
  ['partners', 1],
  ['laboratories', 1],
  ['cop', 1],
  ['cop-news', 1],
  ['stories', 1],
  ['news', 5],
  ['culture-gallery-images', 1],
  ['oic-system-charts', 1],
  ['our-impacts', 1],
  ['indicators', 1],
  ['data-imports', 2],
] as const

/** The details of section 7. */
const details = [
  'projects',
  'events',
  'publications',
  'tenders',
  'vacancies',
  'team-members',
  'partners',
  'laboratories',
  'cop',
  'cop-news',
  'stories',
  'news',
] as const

const listBody = z.object({
  data: z.object({ data: z.array(z.object({ id: z.number(), slug: z.string() })).min(1) }),
})

describe('lists', () => {
  test.each(lists)('/%s has its envelope and %i published records', async (kind, total) => {
    const body = await bodyOf(`/${kind}`)
    expect(body).toMatchObject({
      success: true,
      message: 'Records retrieved successfully.',
      data: { current_page: 1, last_page: 1, per_page: 12, total },
    })
    expect(body).toHaveProperty('data.data.length', total)
    expect(JSON.stringify(body)).not.toContain(hiddenTitle)
    expect(JSON.stringify(body)).not.toContain(hiddenSlug)
  })

  test('the press list stands at an address named after the organization, in any case of letters', async () => {
    const body = await bodyOf('/tewn-in-press?per_page=3', '/{abbreviation}-in-press')
    expect(body).toMatchObject({ success: true, data: { per_page: 3, last_page: 2, total: 5 } })
    expect(JSON.stringify(body)).not.toContain(hiddenTitle)
    expect((await api.call('/api/TEWN-in-press')).status).toBe(200)
    expect((await api.call('/api/other-in-press')).status).toBe(404)
    expect((await api.call('/api/other-in-press', { method: 'DELETE' })).status).toBe(404)
    expect((await api.call('/api/-in-press')).status).toBe(404)
  })
})

describe('details', () => {
  test.each(details)('/%s/{id} takes the id and the slug', async (kind) => {
    const [first] = listBody.parse(await bodyOf(`/${kind}`)).data.data
    const byId = await bodyOf(`/${kind}/${first?.id}`, `/${kind}/{id}`)
    expect(byId).toEqual({ success: true, data: expect.objectContaining({ ...first }) })
    expect(await bodyOf(`/${kind}/${first?.slug}`, `/${kind}/{id}`)).toEqual(byId)
  })

  test.each(details)('/%s/{id} hides drafts', async (collection) => {
    const { docs } = await api.payload.find({
      collection,
      draft: true,
      where: { slug: { equals: hiddenSlug } },
    })
    expect(docs).toHaveLength(1)
    expect((await api.call(`/api/${collection}/${hiddenSlug}`)).status).toBe(404)
    expect((await api.call(`/api/${collection}/${docs[0]?.id}`)).status).toBe(404)
  })

  test('a draft beside what is published does not show', async () => {
    const body = await bodyOf('/news/first-plant-opens', '/news/{id}')
    expect(body).toMatchObject({ data: { title: 'First plant opens' } })
  })

  test('/pages/{slug} takes slugs of several parts, encoded or not', async () => {
    expect(await bodyOf('/pages/who-we-are', '/pages/{slug}')).toMatchObject({
      data: { title: 'Who we are', lead: 'A network.', body: '<p>Since 1987.</p>' },
    })
    expect(await bodyOf('/pages/wefe-hub/maps', '/pages/{slug}')).toMatchObject({
      data: { slug: 'wefe-hub/maps' },
    })
    expect(await bodyOf('/pages/wefe-hub%2Fmaps', '/pages/{slug}')).toMatchObject({ data: { title: 'Maps' } })
    expect((await api.call(`/api/pages/${hiddenSlug}`)).status).toBe(404)
  })
})

describe('paths of their own shape', () => {
  test('/member-states-countries has an array at data, with all members', async () => {
    const body = await bodyOf('/member-states-countries')
    expect(body).toEqual({ success: true, data: expect.any(Array) })
    expect(body).toHaveProperty('data.length', 15)
    expect(JSON.stringify(body)).not.toContain(hiddenTitle)
  })

  test('/member-states-countries comes in pages when a page is asked for', async () => {
    const path = '/member-states-countries'
    expect(await bodyOf(`${path}?per_page=4&page=4`, path)).toHaveProperty('data.length', 3)
    expect(await bodyOf(`${path}?page=1`, path)).toHaveProperty('data.length', 12)
    expect(await bodyOf(`${path}?page=3`, path)).toEqual({ success: true, data: [] })
    expect(await bodyOf(`${path}?country=jordan`, path)).toHaveProperty('data.length', 1)
  })

  test('/sliders has the slides and the five networks', async () => {
    const body = await bodyOf('/sliders')
    expect(body).toEqual({
      success: true,
      data: {
        sliders: [expect.objectContaining({ title: 'Water for all' })],
        social_media_links: {
          facebook: '#',
          x: '#',
          youtube: 'https://social.example.org/youtube',
          linkedin: '#',
          instagram: '#',
        },
      },
    })
  })

  test('/home-events has two news and an event, newest first', async () => {
    const body = await bodyOf('/home-events')
    expect(body).toMatchObject({
      success: true,
      data: {
        items: [
          { type: 'event', title: 'Reuse webinar', to: '/events/reuse-webinar' },
          { type: 'news', title: 'First plant opens', to: '/news/first-plant-opens' },
          { type: 'news', slug: 'arabic-only' },
        ],
      },
    })
  })
})

test('the table has the paths of section 7, those of receipts, questions, terms, minutes, open contracting data and figures, and no others', () => {
  const paths = endpoints.map(({ method, path }) => `${method} ${path}`)
  const expected = [
    ...lists.map(([kind]) => `get /${kind}`),
    ...details.map((kind) => `get /${kind}/{id}`),
    'get /member-states-countries',
    'get /sliders',
    'get /search',
    'get /search/suggestions',
    'get /home-events',
    'get /{abbreviation}-in-press',
    'get /pages/{slug}',
    'post /tenders/{id}/apply',
    'post /internship-applications',
    'post /job-applications',
    'post /tenders/{id}/questions',
    'post /receipts/show',
    'post /receipts/withdraw',
    'get /receipts/{reference}',
    'get /tenders/{id}/ocds',
    'get /tenders/{id}/terms',
    'get /tenders/{id}/minutes',
    'get /indicators/{id}',
    'get /data-imports/{id}',
    'get /observations',
    'get /observations.csv',
    'get /ocds',
    'get /ocds/releases',
    'get /ocds/releases/{id}',
    'get /ocds/records',
    'get /ocds/records/{ocid}',
  ]
  expect(new Set(paths)).toEqual(new Set(expected))
  expect(paths).toHaveLength(expected.length)
})
