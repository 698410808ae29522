import { sql } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { readLookupKind } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { cacheOfLatestVersion } from './cache-of-latest-version.ts'
import { holdsIn, latestVersion, readVersions } from './read-observations.ts'

/** The last year of one indicator in one country, and its value. */
export interface LatestValue {
  country: string
  year: number
  value: number
}

const storedRows = z.array(
  z.object({
    indicator_id: z.coerce.string(),
    country: z.string(),
    year: z.coerce.number(),
    value: z.coerce.number(),
    latest_version: z.coerce.number().nullable(),
  }),
)

const cached = cacheOfLatestVersion<ReadonlyMap<string, readonly LatestValue[]>>(1)

/**
 * The latest value of every country, by the id of its indicator's record: for pages that show many indicators at once, of
 * which the whole series would be a hundred thousand rows. Ordered by country code; countries that the site has no record of
 * are left out.
 * @param version of the figures; the current one when left out
 */
export async function readLatestValues(
  reading: Reading,
  version?: number,
): Promise<ReadonlyMap<string, readonly LatestValue[]>> {
  // Read ahead after every publish, so that it costs these pages no statement.
  const [countries, all] = await Promise.all([
    readLookupKind(reading, 'countries'),
    readAll(reading, version),
  ])
  const codes = new Set(countries.map((record) => new RecordReader(record, reading.language).plain('code')))
  return new Map(
    [...all].flatMap(([indicator, values]) => {
      const ofNamed = values.filter(({ country }) => codes.has(country))
      return ofNamed.length === 0 ? [] : [[indicator, ofNamed]]
    }),
  )
}

async function readAll(reading: Reading, version: number | undefined) {
  if (version !== undefined) return (await readFromDatabase(reading, version)).found
  const [latest] = await readVersions(reading)
  return cached(reading, latest?.number, '', () => readFromDatabase(reading, undefined))
}

async function readFromDatabase(reading: Reading, version: number | undefined) {
  const holds = holdsIn(version)
  const database = await rawSql(reading.payload)
  const rows = storedRows.parse(
    await database.rows(sql`
        SELECT o.indicator_id, o.country, o.year, o.value, ${latestVersion} FROM observations o
        JOIN (
          SELECT country, indicator_id, MAX(year) AS year FROM observations
          WHERE ${holds} GROUP BY country, indicator_id
        ) latest ON latest.country = o.country AND latest.indicator_id = o.indicator_id AND latest.year = o.year
        WHERE ${holds}
        ORDER BY o.indicator_id, o.country`),
  )
  const byIndicator = Map.groupBy(rows, (row) => row.indicator_id)
  const found = new Map(
    [...byIndicator].map(([indicator, ofIndicator]) => [
      indicator,
      ofIndicator.map(({ country, year, value }) => ({ country, year, value })),
    ]),
  )
  return { found, version: rows[0]?.latest_version ?? null }
}
