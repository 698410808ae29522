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
  const values: Value[] = [
    { country: 'ma', year: 2020, value: 1 },
    { country: 'ma', year: 2022, value: 2, from: 1, until: 2 },
    { country: 'ma', year: 2022, value: 3, from: 2 },
    { country: 'tn', year: 2021, value: 5 },
    // Withdrawn: what stood for the year before is the latest again.
    { country: 'tn', year: 2023, value: 6, until: 2 },
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

test('the latest value of each country is the current one of its last year', async () => {
  const found = await latest.readLatestValues(reading())
  expect([...found.keys()]).toEqual(['7', '8'])
  expect(found.get('7')).toEqual([
    { country: 'ma', year: 2022, value: 3 },
    { country: 'tn', year: 2021, value: 5 },
  ])
  expect(found.get('8')).toEqual([{ country: 'ma', year: 1999, value: 9 }])
})
