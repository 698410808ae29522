import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
let latest: typeof import('../../figures/observations/latest-values.ts')

const reading = () => ({ payload: database.payload, language: 'en' as const, now: testNow })

interface Value {
  indicator?: number
  country: string
  year: number
  value: number
  from?: number
  until?: number
}

beforeAll(async () => {
  database = await openTestDatabase('empty')
  latest = await import('../../figures/observations/latest-values.ts')
  for (const [code, name] of [
    ['ma', 'Morocco'],
    ['tn', 'Tunisia'],
  ] as const)
    await database.payload.create({ collection: 'countries', data: { code, name, _status: 'published' } })
  await database.payload.create({
    collection: 'countries',
    data: { code: 'my', name: 'Malaysia', _status: 'draft' },
    draft: true,
  })
  const values: Value[] = [
    { country: 'ma', year: 2020, value: 1 },
    { country: 'ma', year: 2022, value: 2, from: 1, until: 2 },
    { country: 'ma', year: 2022, value: 3, from: 2 },
    { country: 'tn', year: 2021, value: 5 },
    // Withdrawn: what stood for the year before is the latest again.
    { country: 'tn', year: 2023, value: 6, until: 2 },
    // A country whose profile is not published, and one that has none.
    { country: 'my', year: 2022, value: 58 },
    { country: 'zz', year: 2022, value: 59 },
    { indicator: 10, country: 'my', year: 2022, value: 58 },
    { indicator: 8, country: 'ma', year: 1999, value: 9 },
    { indicator: 9, country: 'ma', year: 1999, value: 9, until: 2 },
  ]
  const statements = values.map(
    ({ indicator = 7, country, year, value, from = 1, until }) => sql`
      INSERT INTO observations (indicator_id, country, year, value, edition_year, from_version, until_version)
      VALUES (${indicator}, ${country}, ${year}, ${value}, 2026, ${from}, ${until ?? null})`,
  )
  await (await rawSql(database.payload)).write(statements)
})
afterAll(() => database.close())

test('the latest value of each country that has a page is the current one of its last year', async () => {
  const found = await latest.readLatestValues(reading())
  expect([...found.keys()]).toEqual(['7', '8'])
  expect(found.get('7')).toEqual([
    { country: 'ma', year: 2022, value: 3 },
    { country: 'tn', year: 2021, value: 5 },
  ])
  expect(found.get('8')).toEqual([{ country: 'ma', year: 1999, value: 9 }])
})

test('current values are read once for each version, whatever else is published meanwhile', async () => {
  const { readSeries } = await import('../../figures/observations/read-observations.ts')
  const { write } = await rawSql(database.payload)
  const publish = (version: number) =>
    sql`INSERT INTO figures_versions (version, import_id, is_undo, published_at) VALUES (${version}, 0, 0, 0)`
  const revise = (value: number, version: number) => [
    sql`UPDATE observations SET until_version = ${version} WHERE indicator_id = 11 AND until_version IS NULL`,
    sql`INSERT INTO observations (indicator_id, country, year, value, edition_year, from_version)
      VALUES (11, 'ma', 2020, ${value}, 2026, ${version})`,
  ]
  const after = (token: string) => ({
    ...reading(),
    contentVersion: { whole: token, tokens: new Map([['everything' as const, token]]) },
  })
  const valuesOf = (series: Awaited<ReturnType<typeof readSeries>>) =>
    series.flatMap(({ observations }) => observations.map(({ value }) => value))
  const wanted = { indicator: '11' }
  await write([publish(1), ...revise(4, 1)])
  const first = await readSeries(after('one'), wanted)
  expect(valuesOf(first)).toEqual([4])
  expect(await readSeries(after('two'), wanted)).toBe(first)
  // A page that does not know of the new version yet: what it reads is not taken for the former one’s.
  await write([publish(2), ...revise(5, 2)])
  const country = { indicator: '11', country: 'ma' }
  expect(valuesOf(await readSeries(after('two'), country))).toEqual([5])
  expect(await readSeries(after('two'), country)).not.toBe(await readSeries(after('two'), country))
  const second = await readSeries(after('three'), wanted)
  expect(valuesOf(second)).toEqual([5])
  expect(await readSeries(after('four'), wanted)).toBe(second)
  expect((await latest.readLatestValues(after('four'))).get('11')).toEqual([
    { country: 'ma', year: 2020, value: 5 },
  ])
})
