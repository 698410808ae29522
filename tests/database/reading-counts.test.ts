import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import { addReadings, mostHostsOfADay } from '../../store/reading-counts/add-readings.ts'
import { deleteOldReadings } from '../../store/reading-counts/delete-old-readings.ts'
import {
  readAllCounts,
  readByDay,
  readByLanguage,
  readMostCounted,
  readReadsOf,
  readReferrers,
  readSearchesWithoutResult,
} from '../../store/reading-counts/read-readings.ts'
import type { ReadingCount } from '../../store/reading-counts/reading-batch.ts'
import { everyRow } from '../support/every-row.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let payload: Payload

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
})
afterAll(() => database.close())
beforeEach(async () => {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM reading_counts`, sql`DELETE FROM searches_without_result`])
})

const may = { from: '2026-05-01', to: '2026-05-31' }
const page = (subject: string, count: number, given: Partial<ReadingCount> = {}): ReadingCount => ({
  ...{ day: '2026-05-02', kind: 'page', language: 'en', ...given },
  subject,
  count,
})
const from = (subject: string, count: number, day = '2026-05-02'): ReadingCount =>
  page(subject, count, { kind: 'referrer', language: '', day })
const add = (...counts: ReadingCount[]) => addReadings(payload, { counts, searches: [] })
const search = (words: string, day: string, count = 1) =>
  addReadings(payload, { counts: [], searches: [{ day, language: 'en', words, count }] })

test('what several processes count at once is added up', async () => {
  const own = [page('/news', 2), page('/news', 1, { language: 'ar' }), page('/', 5, { day: '2026-05-03' })]
  await Promise.all([
    add(...own),
    add(...own.toReversed()),
    add(page('/news', 1)),
    add(page('/', 1, { day: '2026-04-30' })),
  ])
  expect(await readMostCounted(payload, 'page', may, 10)).toEqual([
    { name: '/', count: 10 },
    { name: '/news', count: 7 },
  ])
  expect(await readByDay(payload, may)).toEqual([
    { name: '2026-05-02', count: 7 },
    { name: '2026-05-03', count: 10 },
  ])
  expect(await readByLanguage(payload, may)).toEqual([
    { name: 'en', count: 15 },
    { name: 'ar', count: 2 },
  ])
  expect(await readReadsOf(payload, ['/news'], may)).toEqual([
    { day: '2026-05-02', language: 'ar', count: 2 },
    { day: '2026-05-02', language: 'en', count: 5 },
  ])
})

test('a site is named only when enough came from it, and one day names only so many', async () => {
  await add(from('few.example', 4), from('many.example', 9), from('(none)', 3), page('/news', 2))
  const expected = [
    { name: 'many.example', count: 9 },
    { name: '(none)', count: 3 },
    { name: '(others)', count: 4 },
  ]
  expect(await readReferrers(payload, may, 10)).toEqual(expected)
  expect(JSON.stringify(await readAllCounts(payload, may))).not.toContain('few.example')
  const made = Array.from({ length: mostHostsOfADay + 10 }, (_, number) =>
    from(`made-up-${number}.example`, 6),
  )
  await add(...made)
  await add(from('late.example', 7), from('many.example', 1), from('late.example', 7, '2026-05-03'))
  const named = new Map((await readReferrers(payload, may, 1000)).map(({ name, count }) => [name, count]))
  expect(named.get('many.example')).toBe(10)
  expect(named.get('late.example')).toBe(7)
  expect(named.get('(others)')).toBe(4 + 12 * 6 + 7)
})

test('a searched text is stored in words only on the third day on which it finds nothing', async () => {
  await search('jane doe of amman', '2026-05-01', 7)
  await search('jane doe of amman', '2026-05-02')
  await search('rain harvesting', '2026-05-01')
  await search('rain harvesting', '2026-05-01')
  expect(await everyRow(payload)).not.toMatch(/jane doe|rain harvesting/)
  await search('rain harvesting', '2026-05-09', 2)
  await search('rain harvesting', '2026-05-20')
  expect(await everyRow(payload)).not.toContain('jane doe')
  expect(await readSearchesWithoutResult(payload, may, 10)).toEqual([{ name: 'rain harvesting', count: 5 }])
})

test('old days are summed by month, without where readers came from; old months and searches are deleted', async () => {
  await add(
    ...[
      page('/news', 2, { day: '2024-03-30' }),
      page('/news', 3, { day: '2024-03-31' }),
      page('/news', 4, { day: '2024-04-01' }),
    ],
    ...[from('many.example', 9, '2024-03-30'), page('/a.csv', 1, { day: '2024-03-30', kind: 'download' })],
  )
  await search('rain harvesting', '2026-01-30')
  await search('rain harvesting', '2026-05-01')
  const run = (today: string) =>
    deleteOldReadings(payload, {
      days: new Date('2024-04-20'),
      months: new Date(today),
      searches: new Date('2026-02-01'),
    })
  expect(await run('2016-05-20')).toBe(5)
  expect(await run('2016-05-20')).toBe(0)
  const everything = { from: '2000-01-01', to: '2100-01-01' }
  const stored = (await readAllCounts(payload, everything)).map(
    ({ day, kind, subject, count }) => `${day} ${kind} ${subject} ${count}`,
  )
  expect(stored).toEqual(
    ['2024-03 page /news 5', '2024-03 download /a.csv 1', '2024-04-01 page /news 4'].toSorted(),
  )
  expect(await everyRow(payload)).not.toContain('2026-01-30')
  expect(await run('2024-04-20')).toBe(2)
})
