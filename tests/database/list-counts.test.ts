import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RecordReader } from '../../store/read/record-reader.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
let counts: typeof import('../../store/read/count-options.ts')
let read: typeof import('../../store/read/read-published.ts')
let content: typeof import('../../store/read/list-records.ts')
let kinds: readonly ContentKind<unknown>[]

beforeAll(async () => {
  database = await openTestDatabase('records')
  counts = await import('../../store/read/count-options.ts')
  read = await import('../../store/read/read-published.ts')
  content = await import('../../store/read/list-records.ts')
  kinds = [
    (await import('../../content/projects/kind.ts')).projectKind,
    (await import('../../content/events/kind.ts')).eventKind,
    (await import('../../content/news/kind.ts')).newsKind,
    (await import('../../content/stories/kind.ts')).storyKind,
    (await import('../../content/publications/kind.ts')).publicationKind,
    (await import('../../recruitment/vacancies/kind.ts')).vacancyKind,
    (await import('../../procurement/tenders/kind.ts')).tenderKind,
    (await import('../../content/culture-gallery-images/kind.ts')).galleryImageKind,
  ]
})
afterAll(() => database.close())

const reading = () => ({ payload: database.payload, language: 'en' as const, now: testNow })

describe('the number beside an option', () => {
  test('is the number of records that the list then has, for every option of every filter', async () => {
    const seen: string[] = []
    for (const kind of kinds) {
      for (const name of Object.keys(kind.filters)) {
        const options = await counts.countOptions(kind, reading(), { filters: {} }, name)
        for (const [value, count] of options) {
          const list = await content.listRecords(kind, reading(), { filters: { [name]: value } })
          const option = `${kind.collection} ${name}=${value}`
          expect({ option, count }).toEqual({ option, count: list.total })
          // Lists and counts have the filter's condition as SQL; Payload is to find the same by it.
          const where = kind.filters[name]?.(value, reading())
          const byPayload = await read.readPublished(reading(), {
            collection: kind.collection,
            ...(where && { where }),
            page: 1,
            limit: 1,
          })
          expect({ option, count }).toEqual({ option, count: byPayload.total })
          expect({
            option,
            count: await counts.countRecords(kind, reading(), { filters: { [name]: value } }),
          }).toEqual({ option, count: list.total })
          seen.push(option)
        }
      }
    }
    // One of each make, so that nothing above was empty.
    expect(seen).toEqual(
      expect.arrayContaining([
        'projects status=planned',
        'projects program=safe-reuse',
        'projects year=2025',
        'events time=upcoming',
        'events time=past',
        'news country=jordan',
        'publications language=en',
        'vacancies status=open',
        'tenders status=closed',
        'culture-gallery-images year=2024',
      ]),
    )
  })

  test('is taken over the other filters and the words, not over the filter itself', async () => {
    const { newsKind } = await import('../../content/news/kind.ts')
    const query = { filters: { year: '2025', topic: 'wastewater-reuse' } }
    expect(await counts.countOptions(newsKind, reading(), query, 'year')).toEqual(new Map([['2025', 1]]))
    expect(await counts.countOptions(newsKind, reading(), query, 'topic')).toEqual(
      new Map([['wastewater-reuse', 1]]),
    )
    const found = { q: 'plant', filters: { topic: 'wastewater-reuse' } }
    expect(await counts.countOptions(newsKind, reading(), found, 'topic')).toEqual(
      new Map([['desalination', 1]]),
    )
    expect(await counts.countOptions(newsKind, reading(), { q: '🌊', filters: {} }, 'topic')).toEqual(
      new Map(),
    )
    expect(await counts.countRecords(newsKind, reading(), { filters: { country: 'JO' } })).toBe(1)
  })

  test('is that of a year in Amman, as cards name it, where UTC still has the year before', async () => {
    const { newsKind } = await import('../../content/news/kind.ts')
    const { newsCard } = await import('../../site/loading/cards.ts')
    const writer = new RecordWriter(database.payload)
    const moments = {
      // Amman's clocks are two hours ahead of UTC in the winters until 2021, and three since.
      '2024-12-31T21:30:00.000Z': '2025',
      '2024-12-31T20:59:59.999Z': '2024',
      '2017-12-31T21:30:00.000Z': '2017',
      '2017-12-31T22:00:00.000Z': '2018',
    }
    const topic = await writer.publish('topics', { en: { title: 'New year' } })
    for (const date of Object.keys(moments)) {
      await writer.publish('news', { en: { title: date } }, { date, topics: [topic] })
    }
    const filters = { topic: 'new-year' }
    expect(await counts.countOptions(newsKind, reading(), { filters }, 'year')).toEqual(
      new Map(Object.values(moments).map((year) => [year, 1])),
    )
    for (const [date, year] of Object.entries(moments)) {
      const { records } = await content.listRecords(newsKind, reading(), { filters: { ...filters, year } })
      expect(records.map((record) => [record.date, ...newsCard(record, 'en').facts])).toEqual([
        [date, expect.stringMatching(new RegExp(` ${year}$`))],
      ])
    }
  })

  test('counts nothing that visitors may not see, neither a draft nor by a topic’s draft', async () => {
    const { projectKind } = await import('../../content/projects/kind.ts')
    expect([...(await counts.countOptions(projectKind, reading(), { filters: {} }, 'topic')).keys()]).toEqual(
      ['desalination'],
    )
    expect(await counts.countRecords(projectKind, reading(), { filters: { topic: 'hidden-topic' } })).toBe(0)
    expect(await counts.countRecords(projectKind, reading(), { filters: {} })).toBe(5)
  })
})

test('a condition that Payload would follow into another table is refused, for its join would be lost', async () => {
  const { newsKind } = await import('../../content/news/kind.ts')
  const own = Object.assign(() => ({ title: { equals: 'Rivers' } }), { options: { of: 'slug' } })
  const kind = { ...newsKind, filters: { own } }
  await expect(content.listRecords(kind, reading(), { filters: { own: 'x' } })).rejects.toThrow(
    new RangeError("news can't be narrowed by title"),
  )
})

test('whatever condition a filter gives in Payload’s form, lists and counts have the records that Payload finds by it', async () => {
  const [projectKind, , newsKind, , publicationKind] = kinds
  const slug = (field: string, ...slugs: string[]): Where => ({ [`${field}.slug`]: { in: slugs } })
  const since = { date: { greater_than: '2025-01-01T00:00:00.000Z' } }
  const cases: [ContentKind<unknown> | undefined, Where][] = [
    [newsKind, { or: [slug('topics', 'desalination'), since] }],
    [newsKind, { and: [slug('topics', 'desalination', 'wastewater-reuse'), slug('countries', 'jordan')] }],
    [
      newsKind,
      { or: [{ 'countries.code': { equals: 'jo' } }, { and: [since, slug('topics', 'desalination')] }] },
    ],
    [publicationKind, { 'files.language': { in: ['en', 'ar'] } }],
    [projectKind, { and: [slug('program', 'safe-reuse'), { stage: { not_equals: 'completed' } }] }],
    [projectKind, slug('topics', 'hidden-topic')],
  ]
  const totals: number[] = []
  for (const [given, where] of cases) {
    if (!given) throw new Error('A kind is missing')
    const own = Object.assign(() => where, { options: { of: 'slug' } })
    const kind = { ...given, filters: { own } }
    const query = { collection: kind.collection, where: structuredClone(where), sort: ['id'] }
    const found = (await read.readPublished(reading(), query)).documents
    const list = await content.listRecords(kind, reading(), {
      filters: { own: JSON.stringify(where) },
      perPage: 50,
    })
    const ids = list.records.map((record) => z.object({ id: z.string() }).parse(record).id)
    expect({ where, ids: ids.toSorted() }).toEqual({
      where,
      ids: found.map((document) => new RecordReader(document, 'en').id).toSorted(),
    })
    expect({ where, total: list.total }).toEqual({ where, total: found.length })
    totals.push(list.total)
  }
  expect(
    totals.slice(0, -1).every((total) => total > 0),
    'nothing compared was empty',
  ).toBe(true)
  expect(totals.at(-1), 'by the draft of a topic').toBe(0)
})
