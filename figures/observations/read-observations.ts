import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { statuses } from '../../languages/figure-words.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import type { Reading } from '../../store/read/reading.ts'
import { cacheOfLatestVersion, type SeenInVersion } from './cache-of-latest-version.ts'
import { describeSeries, type Observation } from './status.ts'

/** All that is known of one indicator in one country, in the order of years; never empty. */
export interface Series {
  /** Id of the indicator's record. */
  indicator: string
  /** Two letters, lower case (ISO 3166-1). */
  country: string
  observations: readonly Observation[]
}

/** Which values are read. Nothing given, those that are current. */
export interface Wanted {
  /** Id of an indicator's record. */
  indicator?: string
  country?: string
  /** The number of a version: values as they stood when it was published. */
  version?: number
}

const storedRows = z.array(
  z.object({
    indicator_id: z.coerce.string(),
    country: z.string(),
    year: z.coerce.number(),
    value: z.coerce.number(),
    status: z.enum(statuses).nullable(),
    edition_year: z.coerce.number(),
    latest_version: z.coerce.number().nullable(),
  }),
)

/** Indicators times languages of readers play no part; a version and a country do. */
const cached = cacheOfLatestVersion<readonly Series[]>(400)

/**
 * The series of an indicator, of a country, or of both, ordered by indicator and country code. What is current is cached
 * until the figures have another version, the same lists for all who ask; a version of its own is read each time.
 */
export async function readSeries(reading: Reading, wanted: Wanted): Promise<readonly Series[]> {
  if (wanted.version !== undefined) return (await readFromDatabase(reading, wanted)).found
  const [latest] = await readVersions(reading)
  return cached(reading, latest?.number, `${wanted.indicator ?? ''} ${wanted.country ?? ''}`, () =>
    readFromDatabase(reading, wanted),
  )
}

/** Whether a row holds in a version of the figures, or now. */
export function holdsIn(version: number | undefined): SQL {
  return version === undefined
    ? sql`until_version IS NULL`
    : sql`from_version <= ${version} AND (until_version IS NULL OR until_version > ${version})`
}

/** A column in which each row says which version of the figures was the latest when the statement saw it. */
export const latestVersion = sql`(SELECT MAX(version) FROM figures_versions) AS latest_version`

async function readFromDatabase(
  { payload }: Reading,
  { indicator, country, version }: Wanted,
): Promise<SeenInVersion<readonly Series[]>> {
  const database = await rawSql(payload)
  const conditions: SQL[] = [
    holdsIn(version),
    ...(indicator === undefined ? [] : [sql`indicator_id = ${Number(indicator)}`]),
    ...(country === undefined ? [] : [sql`country = ${country}`]),
  ]
  const rows = storedRows.parse(
    await database.rows(sql`
      SELECT indicator_id, country, year, value, status, edition_year, ${latestVersion} FROM observations
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY indicator_id, country, year`),
  )
  const bySeries = Map.groupBy(rows, (row) => `${row.indicator_id} ${row.country}`)
  const found = [...bySeries.values()].flatMap((ofSeries) => {
    const [first] = ofSeries
    if (!first) return []
    const observations = describeSeries(
      ofSeries.map(({ year, value, status, edition_year: editionYear }) => ({
        year,
        value,
        status,
        editionYear,
      })),
    )
    return [{ indicator: first.indicator_id, country: first.country, observations }]
  })
  return { found, version: rows[0]?.latest_version ?? null }
}

/** A published change of the figures. */
export interface FiguresVersion {
  number: number
  /** Moment, ISO 8601. */
  publishedAt: string
  /** The record of the import that made it, or that it undid; nothing where that was deleted. */
  importId: string | null
  isUndo: boolean
}

const storedVersions = z.array(
  z.object({
    version: z.coerce.number(),
    published_at: z.coerce.number(),
    import_id: z.coerce.string(),
    is_undo: z.coerce.number(),
  }),
)

const cachedVersions = cacheUntilPublish<readonly FiguresVersion[]>(1)

/** All versions of the figures, the latest first; empty before the first import. */
export function readVersions(reading: Reading): Promise<readonly FiguresVersion[]> {
  return cachedVersions(reading, '', async (note) => {
    note('indicators')
    const database = await rawSql(reading.payload)
    const rows = storedVersions.parse(
      await database.rows(
        sql`SELECT version, published_at, import_id, is_undo FROM figures_versions ORDER BY version DESC`,
      ),
    )
    return rows.map((row) => ({
      number: row.version,
      publishedAt: new Date(row.published_at).toISOString(),
      importId: row.import_id === '0' ? null : row.import_id,
      isUndo: row.is_undo === 1,
    }))
  })
}
