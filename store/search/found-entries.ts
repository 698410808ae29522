import { sql, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import type { RawSql } from '../database/raw-sql.ts'
import { columnOf, momentAsText, tableOf } from '../database/payload-tables.ts'
import { searchedKinds, siteSearchKinds, type SearchedKind } from './searched-kinds.ts'

const language = z.enum(languageCodes)

const foundEntry = z.object({
  entry_id: z.number(),
  kind: z.enum(siteSearchKinds),
  record_id: z.number(),
  slug: z.string(),
  date: z.string().nullable(),
  time_zone: z.string().nullable(),
  closes_at: z.string().nullable(),
  closes_in_zone: z.string().nullable(),
  /** What ended it before its time. */
  ended_by: z.string().nullable(),
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
      ${timeZoneOfDate(payload)} AS time_zone, ${closingMoment(payload)} AS closes_at,
      ${closingZone(payload)} AS closes_in_zone, ${closingEnd(payload)} AS ended_by, entry.language,
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

/** The zone in which an entry's record has its date; nothing of dates without a zone. */
function timeZoneOfDate(payload: Payload): SQL {
  return ofRecord(payload, ({ date }) => date && zoneOf(date))
}

function closingMoment(payload: Payload): SQL {
  return ofRecord(
    payload,
    ({ closes }) => closes?.at,
    (column) => momentAsText(payload, column),
  )
}

function closingZone(payload: Payload): SQL {
  return ofRecord(payload, ({ closes }) => closes && zoneOf(closes.at))
}

function closingEnd(payload: Payload): SQL {
  return ofRecord(payload, ({ closes }) => closes?.endedBy)
}

function zoneOf(moment: string): string {
  return `${moment}_tz`
}

/** The text of a field of an entry's record, as the record has it now; nothing of kinds without it. */
function ofRecord(
  payload: Payload,
  fieldOf: (kind: SearchedKind) => string | undefined,
  asText = (column: Column) => sql`CAST(${column} AS text)`,
): SQL {
  const ofEachKind = searchedKinds(payload).flatMap((kind) => {
    const { collection } = kind
    const field = fieldOf(kind)
    const { flattenedFields } = payload.collections[collection].config
    if (field === undefined || !flattenedFields.some(({ name }) => name === field)) return []
    const record = tableOf(payload, collection)
    return sql`WHEN ${collection} THEN (
      SELECT ${asText(columnOf(record, field))} FROM ${record} WHERE ${columnOf(record, 'id')} = entry.record_id)`
  })
  return sql`CASE entry.kind ${sql.join(ofEachKind, sql` `)} END`
}
