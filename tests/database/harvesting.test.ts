import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import { harvestFindings } from '../support/harvest-findings.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { testSiteUrl } from '../support/test-api.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
let request: (query: string, init?: RequestInit) => Promise<Response>
/** What the repository answered: all of it is validated at the end. */
const answers: string[] = []
/** Ids by slug. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await openTestDatabase('records')
  const { payload } = database
  const writer = new RecordWriter(payload)
  const data = Buffer.from('well,depth\n1,40\n')
  const file = await payload.create({
    collection: 'documents',
    data: { title: 'Wells, as a table' },
    file: { name: 'wells.csv', data, size: data.length, mimetype: 'text/csv' },
  })
  const dated = { kind: 'report', publishedOn: '2026-03-01T12:00:00.000Z' }
  const wells = { title: 'Wells & <springs>', slug: 'wells', summary: 'Where "water" rises.' }
  const translated = { ar: { title: 'الآبار والينابيع' } }
  ids.wells = await writer.publish(
    'publications',
    { en: wells, ...translated },
    {
      ...dated,
      kind: 'dataset',
      authors: [{ name: 'Haddad, Rana' }],
      doi: 'https://doi.org/10.1234/wells',
      files: [{ file: file.id, language: 'en' }],
    },
  )
  for (const slug of ['one', 'two', 'three', 'four']) {
    ids[slug] = await writer.publish('publications', { en: { title: slug, slug } }, dated)
  }
  await writer.draft('publications', { ...dated, title: 'Not published', slug: 'not-published' })
  const { write } = await rawSql(payload)
  // At one instant, but for one at the end of the day before, and one a second later.
  const changedAt = (where: ReturnType<typeof sql>, instant: string) =>
    sql`UPDATE publications SET updated_at = ${instant} WHERE ${where}`
  await write([
    changedAt(sql`1 = 1`, '2026-03-02T10:00:00.500Z'),
    changedAt(sql`slug = 'two'`, '2026-03-01T23:59:59.900Z'),
    changedAt(sql`slug = 'wells'`, '2026-03-02T10:00:01.250Z'),
  ])

  const { harvesting } = await import('../../server/harvesting/harvesting.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const contentVersion = await readContentVersion(payload)
  const app = harvesting({
    payload,
    contentVersion: () => contentVersion,
    siteUrl: testSiteUrl,
    now: () => testNow,
    recordsInPart: 2,
  })
  request = async (query, init) => app.request(`${testSiteUrl}/oai${query}`, init)
})
afterAll(() => database.close())

async function ask(query: string): Promise<string> {
  const response = await request(`?${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/xml; charset=utf-8')
  const text = await response.text()
  answers.push(text)
  return text
}

const all = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(([, found]) => found)
const errorOf = async (query: string) => /<error code="(\w+)">/.exec(await ask(query))?.[1]
const identifier = (slug: string) => `oai:network.example.org:publications/${ids[slug]}`
const slugOf = (of: string | undefined) => Object.keys(ids).find((slug) => identifier(slug) === of)

/** Slugs of a whole list, from its first part to its last, as a harvester goes through it. */
async function harvest(selected: string, verb = 'ListIdentifiers'): Promise<(string | undefined)[][]> {
  const parts = []
  let next: string | undefined = `metadataPrefix=oai_dc${selected}`
  while (next !== undefined) {
    const text = await ask(`verb=${verb}&${next}`)
    parts.push(all(text, 'identifier').map(slugOf))
    const [token] = all(text, 'resumptionToken')
    next = token ? `resumptionToken=${token}` : undefined
  }
  return parts
}

test('the repository says what it is', async () => {
  const text = await ask('verb=Identify')
  expect(all(text, 'baseURL')).toEqual([`${testSiteUrl}/oai`])
  expect(all(text, 'earliestDatestamp')).toEqual(['2026-03-01T23:59:59Z'])
  expect(all(text, 'deletedRecord')).toEqual(['no'])
  expect(all(text, 'request')).toEqual([`${testSiteUrl}/oai`])
  expect(text).toContain('<request verb="Identify">')
  expect(all(await ask('verb=ListMetadataFormats'), 'metadataPrefix')).toEqual(['oai_dc'])
  expect(await ask(`verb=ListMetadataFormats&identifier=${identifier('one')}`)).toContain('oai_dc.xsd')
})

describe('a harvester', () => {
  test('is given every published record once, in parts, the longest unchanged first', async () => {
    const parts = await harvest('')
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 2])
    expect(parts.flat()).toEqual(['two', undefined, 'one', 'three', 'four', 'wells'])
  })

  test('learns how many there are, where it is, and which part is the last', async () => {
    const first = await ask('verb=ListRecords&metadataPrefix=oai_dc')
    expect(first).toContain('<resumptionToken cursor="0" completeListSize="6">')
    const second = await ask(`verb=ListRecords&resumptionToken=${all(first, 'resumptionToken')[0]}`)
    expect(second).toContain('<resumptionToken cursor="2" completeListSize="6">')
    const last = await ask(`verb=ListRecords&resumptionToken=${all(second, 'resumptionToken')[0]}`)
    expect(last).toContain('<resumptionToken cursor="4" completeListSize="6"/>')
  })

  test('meets again what changes while it harvests, and loses nothing', async () => {
    const { write } = await rawSql(database.payload)
    const first = await ask('verb=ListIdentifiers&metadataPrefix=oai_dc')
    const change = (instant: string) =>
      write([sql`UPDATE publications SET updated_at = ${instant} WHERE slug = 'two'`])
    await change('2026-03-05T10:00:00.000Z')
    let token = all(first, 'resumptionToken')[0]
    const met = all(first, 'identifier').map(slugOf)
    while (token) {
      const text = await ask(`verb=ListIdentifiers&resumptionToken=${token}`)
      met.push(...all(text, 'identifier').map(slugOf))
      token = all(text, 'resumptionToken')[0]
    }
    await change('2026-03-01T23:59:59.900Z')
    expect(met).toEqual(['two', undefined, 'one', 'three', 'four', 'wells', 'two'])
  })

  test('asks for what changed in some time, by days or seconds, both ends included', async () => {
    expect((await harvest('&until=2026-03-01')).flat()).toEqual(['two'])
    expect((await harvest('&from=2026-03-02&until=2026-03-02')).flat()).toHaveLength(5)
    expect((await harvest('&from=2026-03-02T10:00:01Z')).flat()).toEqual(['wells'])
    expect((await harvest('&until=2026-03-02T10:00:00Z')).flat()).toHaveLength(5)
    expect((await harvest('&until=2026-03-01T23:59:59Z')).flat()).toEqual(['two'])
    expect((await harvest('&from=0001-01-01&until=9999-12-31')).flat()).toHaveLength(6)
  })

  test('asks for a set, through all of its parts', async () => {
    expect((await harvest('&set=kind:report')).flat()).toEqual(['two', 'one', 'three', 'four'])
    expect((await harvest('&set=kind:dataset', 'ListRecords')).flat()).toContain('wells')
    const sets = all(await ask('verb=ListSets'), 'setSpec')
    expect(sets).toContain('kind:policy-brief')
    const topic = sets.find((set) => set?.startsWith('topic:'))
    const [of] = all(await ask(`verb=ListRecords&metadataPrefix=oai_dc&set=${topic}`), 'dc:title')
    expect(of).toBe('Reuse classes')
    expect(sets.some((set) => set?.includes('hidden'))).toBe(false)
  })

  test('may send its arguments as a form', async () => {
    const body = new URLSearchParams({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc' })
    const answer = await (await request('', { method: 'POST', body })).text()
    expect(answer).toBe(await ask(body.toString()))
    const refused = await request('', { method: 'PUT' })
    expect({ status: refused.status, allow: refused.headers.get('Allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST',
    })
  })
})

test('a record is in Dublin Core, each text in the languages that it has', async () => {
  const text = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier('wells')}`)
  expect(all(text, 'datestamp')).toEqual(['2026-03-02T10:00:01Z'])
  expect(all(text, 'setSpec')).toEqual(['kind:dataset'])
  expect(text).toContain('<dc:title xml:lang="en">Wells &amp; &lt;springs&gt;</dc:title>')
  expect(all(text, 'dc:title')).toEqual(['Wells &amp; &lt;springs&gt;', 'الآبار والينابيع'])
  expect(all(text, 'dc:description')).toEqual(['Where &quot;water&quot; rises.'])
  expect(all(text, 'dc:creator')).toEqual(['Haddad, Rana'])
  expect(all(text, 'dc:date')).toEqual(['2026-03-01'])
  expect(all(text, 'dc:type')).toEqual([
    'Dataset',
    'Data set',
    'مجموعة بيانات',
    'Jeu de données',
    'مجموعه‌داده',
  ])
  expect(all(text, 'dc:identifier')).toEqual([
    `${testSiteUrl}/publications/wells`,
    'https://doi.org/10.1234/wells',
  ])
  expect(all(text, 'dc:format')).toEqual(['text/csv'])
  expect(all(text, 'dc:relation')[0]).toMatch(/^https:\/\/network\.example\.org\/files\/documents\/.+\.csv$/)
  expect(all(text, 'dc:language')).toEqual(['en'])
  const authorless = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier('one')}`)
  expect(all(authorless, 'dc:creator')).toEqual(all(authorless, 'dc:publisher'))
})

test.each([
  ['badVerb', ''],
  ['badVerb', 'verb=Destroy'],
  ['badVerb', 'verb=Identify&verb=Identify'],
  ['badArgument', 'verb=Identify&from=2026-01-01'],
  ['badArgument', 'verb=ListRecords'],
  ['badArgument', 'verb=GetRecord&metadataPrefix=oai_dc'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=yesterday'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01T00:00:00.5Z'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-01-02T00:00:00Z'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-02&until=2026-01-01'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&set=kind:report&set=kind:dataset'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&set=topic:%00'],
  ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01'],
  ['badResumptionToken', 'verb=ListRecords&resumptionToken=x'],
  ...[
    { changed: '0000-01-01T00:00:00.000Z', id: 1, given: 1, size: 1 },
    { changed: '2026-03-02T10:00:00.500Z', id: 2 ** 40, given: 1, size: 1 },
    { changed: '2026-03-02T10:00:00.500Z', id: 1, given: 1, size: 1, set: 'topic:\u0000' },
  ].map((token) => [
    'badResumptionToken',
    `verb=ListRecords&resumptionToken=${Buffer.from(JSON.stringify(token)).toString('base64url')}`,
  ]),
  ['badResumptionToken', 'verb=ListRecords&resumptionToken=e30'],
  ['badResumptionToken', 'verb=ListSets&resumptionToken=x'],
  ['cannotDisseminateFormat', 'verb=ListRecords&metadataPrefix=marc21'],
  ['cannotDisseminateFormat', 'verb=GetRecord&metadataPrefix=marc21&identifier=x'],
  ['idDoesNotExist', 'verb=GetRecord&metadataPrefix=oai_dc&identifier=x'],
  [
    'idDoesNotExist',
    'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:network.example.org:publications/0',
  ],
  ['idDoesNotExist', 'verb=ListMetadataFormats&identifier=oai:network.example.org:publications/99999999999'],
  ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&from=2030-01-01'],
  ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&set=topic:hidden-topic'],
  ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&set=kind:novel'],
  ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&set=__proto__:x'],
  ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&set=kind:report:one'],
])('%s: ?%s', async (code, query) => {
  expect(await errorOf(query)).toBe(code)
})

test('a draft is not given, whoever knows its id', async () => {
  const { docs } = await database.payload.find({
    collection: 'publications',
    where: { slug: { equals: 'not-published' } },
  })
  const id = `oai:network.example.org:publications/${docs[0]?.id}`
  expect(docs).toHaveLength(1)
  expect(await errorOf(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`)).toBe('idDoesNotExist')
})

test("every answer is valid by the protocol's own schemas", async () => {
  expect(await harvestFindings(answers)).toEqual([])
  const spoiled = answers[0]?.replace('2.0</protocolVersion>', '3.0</protocolVersion>') ?? ''
  expect(await harvestFindings([spoiled])).not.toEqual([])
  const record = answers.find((answer) => answer.includes('<dc:date>')) ?? ''
  expect(await harvestFindings([record.replaceAll('dc:date', 'dc:day')])).not.toEqual([])
})
