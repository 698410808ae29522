import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import type { RawSql } from '../database/raw-sql.ts'
import { columnOf, tableOf } from '../database/payload-tables.ts'
import { searchedKinds, siteSearchKinds } from './searched-kinds.ts'

const language = z.enum(languageCodes)

const foundEntry = z.object({
  entry_id: z.number(),
  kind: z.enum(siteSearchKinds),
  record_id: z.number(),
  slug: z.string(),
  date: z.string().nullable(),
  time_zone: z.string().nullable(),
  language,
  title: z.string(),
  title_language: language,
  summary: z.string(),
  summary_language: language,
  body: z.string(),
})

/** An entry of the index with the texts that a result shows. */
export type FoundEntry = z.output<typeof foundEntry>

/** Reads entries by their ids, in the order given. */
export async function readFoundEntries(
  payload: Payload,
  database: RawSql,
  ids: readonly number[],
): Promise<FoundEntry[]> {
  if (ids.length === 0) return []
  const rows = await database.rows(sql`
    SELECT entry.id AS entry_id, entry.kind, entry.record_id, entry.slug, entry.date,
      ${timeZoneOfDate(payload)} AS time_zone, entry.language,
      shown.title, shown.title_language, shown.summary, shown.summary_language, shown.body
    FROM search_entries entry JOIN search_texts shown ON shown.entry_id = entry.id
    WHERE entry.id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`)
  const entries = new Map(
    z
      .array(foundEntry)
      .parse(rows)
      .map((entry) => [entry.entry_id, entry]),
  )
  return ids.flatMap((id) => entries.get(id) ?? [])
}

/** The zone in which an entry's record has its date, as the record has it now; nothing of dates without a zone. */
function timeZoneOfDate(payload: Payload): SQL {
  const ofEachKind = searchedKinds(payload).flatMap(({ collection, date }) => {
    const zone = `${date}_tz`
    const { flattenedFields } = payload.collections[collection].config
    if (!flattenedFields.some(({ name }) => name === zone)) return []
    const record = tableOf(payload, collection)
    return sql`WHEN ${collection} THEN (
      SELECT CAST(${columnOf(record, zone)} AS text) FROM ${record} WHERE ${columnOf(record, 'id')} = entry.record_id)`
  })
  return sql`CASE entry.kind ${sql.join(ofEachKind, sql` `)} END`
}
