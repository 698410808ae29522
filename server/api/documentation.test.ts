import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, testSiteUrl } from '../../tests/support/test-api.ts'

const api = await openTestApi()
afterAll(() => api.close())
const { endpoints } = await import('./resources.ts')

const documentBody = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(z.looseObject({ name: z.string().optional(), $ref: z.string().optional() })),
        responses: z.record(z.string(), z.unknown()),
        requestBody: z.unknown().optional(),
      }),
    ),
  ),
  components: z.looseObject({
    schemas: z.record(
      z.string(),
      z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }),
    ),
  }),
})

const response = await api.call('/api/openapi.json')
const text = await response.text()
const document = documentBody.parse(JSON.parse(text))

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What stands at a JSON pointer of the document; nothing when it leads nowhere. */
function at(pointer: string): unknown {
  return pointer
    .split('/')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document)
}

describe('/api/openapi.json', () => {
  test('is OpenAPI 3.1, in English whatever language is asked for', async () => {
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Language')).toBe('en')
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'TEWN public API', contact: { email: 'info@example.org' } },
      servers: [{ url: `${testSiteUrl}/api` }],
      security: [],
    })
    const inArabic = await api.call('/api/openapi.json', { headers: { lang: 'ar' } })
    expect(await inArabic.text()).toBe(text)
  })

  test('describes every path that is served, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const served = endpoints.map(({ method, path }) => `${method} ${path.replace('{abbreviation}', 'tewn')}`)
    expect(described.toSorted()).toEqual(served.toSorted())
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says within what time a signed withdrawal is taken', () => {
    const note = at('components/schemas/WithdrawalForm/anyOf/1/properties/note')
    expect(note).toMatchObject({
      type: 'string',
      description: expect.stringContaining(
        'at most a quarter of an hour, and before the deadline',
      ) as unknown,
    })
  })

  test('refers only to what it contains', () => {
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) => pointer ?? '')
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((pointer) => !isObject(at(pointer)))).toEqual([])
    expect(text).not.toContain('$id')
    expect(text).not.toContain('$defs')
  })

  test("describes a list's parameters with their types and values", () => {
    const { parameters } = document.paths['/tenders']?.get ?? { parameters: [] }
    const named = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]))
    expect(named).toMatchObject({
      page: { in: 'query', schema: { type: 'integer', minimum: 1 }, example: 1 },
      per_page: { schema: { type: 'integer', minimum: 1, maximum: 100 } },
      q: { schema: { type: 'string', minLength: 1, maxLength: 200 } },
      sort: { schema: { type: 'string', enum: ['-date', 'date', 'deadline', '-deadline'] } },
      status: { schema: { enum: ['open', 'closed'] } },
      category: { schema: { enum: ['goods', 'works', 'services'] } },
      year: { schema: { type: 'string' } },
    })
    expect(parameters.filter(({ $ref }) => $ref)).toHaveLength(3)
    expect(at('components/parameters/langInAddress')).toMatchObject({
      name: 'lang',
      in: 'query',
      schema: { type: 'string', enum: ['en', 'ar', 'fr', 'fa'] },
      example: 'ar',
    })
  })

  test('describes records as they are sent', async () => {
    const tender = document.components.schemas.Tender
    const sent = z
      .object({ data: z.record(z.string(), z.unknown()) })
      .parse(await (await api.call('/api/tenders/level-recorders')).json())
    expect(Object.keys(tender?.properties ?? {}).toSorted()).toEqual(Object.keys(sent.data).toSorted())
    expect(tender).not.toHaveProperty('additionalProperties')
    expect(tender).toMatchObject({
      properties: {
        dead_line: { type: 'string', format: 'date-time' },
        days_remaining: { type: 'integer', minimum: 0 },
        topics: { type: 'array', items: { $ref: '#/components/schemas/Reference' } },
      },
    })
  })

  test('lists every status with which a read is answered', () => {
    const statusesOf = (path: string) => Object.keys(document.paths[path]?.get?.responses ?? {})
    expect(statusesOf('/news')).toEqual(['200', '304', '400', '500', '503'])
    expect(statusesOf('/news/{id}')).toEqual(['200', '301', '304', '400', '404', '500', '503'])
    for (const path of ['/ocds/releases', '/ocds/records'])
      expect(statusesOf(path), path).toEqual(['200', '304', '400', '404', '500', '503'])
    expect(document).toMatchObject({
      components: { responses: { Busy: { headers: { 'Retry-After': expect.anything() } } } },
    })
  })

  test('describes what is sent in', () => {
    const operation = document.paths['/tenders/{id}/apply']?.post
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '201', '500', '503', '4XX'])
    expect(operation?.requestBody).toEqual({
      required: true,
      content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/ProposalForm' } } },
    })
  })
})

describe('/api/docs', () => {
  const pageOf = async () => {
    const page = await api.call('/api/docs')
    return { page, source: await page.text() }
  }

  test('is a page without scripts, under a policy that lets only its own style apply', async () => {
    const { page, source } = await pageOf()
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('ETag')).toMatch(/^"/)
    expect(source).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i)
    const style = /<style>([\s\S]*?)<\/style>/.exec(source)?.[1] ?? ''
    expect(style.length).toBeGreaterThan(1000)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })

  test('has a section for every path and every schema, and no link to nowhere', async () => {
    const { source } = await pageOf()
    const ids = [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operationId } of endpoints) expect(ids).toContain(operationId)
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`)
    const targets = [...source.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)].map(([, target]) => target)
    expect(targets.length).toBeGreaterThan(100)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  test('shows calls that work', async () => {
    const { source } = await pageOf()
    expect(source).toContain(
      `curl -H &#39;lang: ar&#39; &#39;${testSiteUrl}/api/tenders?status=open&amp;per_page=3&#39;`,
    )
    const lists = [...source.matchAll(/curl -H &#39;lang: ar&#39; &#39;([^&]+(?:&amp;[^&]+)*)&#39;/g)]
      .map(([, address]) => (address ?? '').replaceAll('&amp;', '&'))
      .filter((address) => address.includes('?') && !address.includes('/receipts/'))
    expect(lists.length).toBeGreaterThan(15)
    for (const address of lists) {
      const { status } = await api.call(address.slice(testSiteUrl.length))
      expect({ address, status }).toEqual({ address, status: 200 })
    }
  })
})
