import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { indexedRecord, indexRecord } from './index-record.ts'
import { namesOf } from '../database/payload-tables.ts'
import { rawSql, type RawSql } from '../database/raw-sql.ts'
import { searchedKinds, type SearchedKind } from './searched-kinds.ts'
import { removalStatements, writingStatements } from './write-entries.ts'

/** To be raised whenever folding, the searched fields, or the index's tables change: every index is then rebuilt. */
export const searchIndexVersion = 8

/** Records read and written at once: enough to be fast, few enough that nobody waits long for the database. */
const atOnce = 200

/**
 * Rewrites the whole index, record by record, so that searches go on meanwhile, and takes out what is no longer
 * published.
 * @returns how many records it holds
 */
export async function rebuildSearchIndex(payload: Payload): Promise<number> {
  const database = await rawSql(payload, undefined, { isLong: true })
  // It has words that no record has any more.
  await database.write([sql`DELETE FROM search_vocabulary`])
  let count = 0
  for (const kind of searchedKinds(payload)) {
    await removeStale(payload, database, kind)
    count += await writeKind(payload, database, kind)
  }
  await database.write([
    sql`DELETE FROM search_state`,
    sql`INSERT INTO search_state (id, version) VALUES (1, ${searchIndexVersion})`,
  ])
  return count
}

async function writeKind(payload: Payload, database: RawSql, kind: SearchedKind): Promise<number> {
  let last = 0
  let count = 0
  for (;;) {
    // By id alone: asked for what is published too, SQLite reads the whole table for each step.
    const { docs } = await payload.db.find<StoredRecord>({
      collection: kind.collection,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: atOnce,
      pagination: false,
    })
    const records = docs
      .filter(({ _status: status }) => status === 'published')
      .map((stored) => indexedRecord(kind, stored))
    await database.write(writingStatements(database.dialect, records))
    count += records.length
    last = docs.at(-1)?.id ?? last
    if (docs.length < atOnce) return count
  }
}

interface StoredRecord {
  id: number
  _status?: 'draft' | 'published'
}

/**
 * Rebuilds the index when there is none or it is of an earlier version, and otherwise mends what a change that could
 * not be written left behind.
 * @returns how many records were written
 */
export async function prepareSearchIndex(payload: Payload): Promise<number> {
  const database = await rawSql(payload)
  const [state] = z
    .array(z.object({ version: z.number() }))
    .parse(await database.rows(sql`SELECT version FROM search_state`))
  return state?.version === searchIndexVersion
    ? mendSearchIndex(payload, database)
    : rebuildSearchIndex(payload)
}

async function mendSearchIndex(payload: Payload, database: RawSql): Promise<number> {
  let count = 0
  for (const kind of searchedKinds(payload)) {
    await removeStale(payload, database, kind)
    for (const id of await changedIds(payload, database, kind)) {
      await indexRecord(payload, kind.collection, id)
      count += 1
    }
  }
  return count
}

const identified = z.array(z.object({ id: z.number() }))

/** Published records that the index does not know as they are now. */
async function changedIds(payload: Payload, database: RawSql, kind: SearchedKind): Promise<number[]> {
  const { table, column } = namesOf(payload, kind.collection)
  const rows = await database.rows(sql`
    SELECT record.id AS id FROM ${table} record
    WHERE record.${column('_status')} = 'published' AND NOT EXISTS (
      SELECT 1 FROM search_entries entry
      WHERE entry.kind = ${kind.collection} AND entry.record_id = record.id AND entry.updated_at = record.${column('updatedAt')}
    )`)
  return identified.parse(rows).map(({ id }) => id)
}

/** Takes out what the index still knows of records that are gone or no longer published. */
async function removeStale(payload: Payload, database: RawSql, kind: SearchedKind): Promise<void> {
  const { table, column } = namesOf(payload, kind.collection)
  const rows = await database.rows(sql`
    SELECT DISTINCT entry.record_id AS id FROM search_entries entry
    WHERE entry.kind = ${kind.collection} AND NOT EXISTS (
      SELECT 1 FROM ${table} record
      WHERE record.id = entry.record_id AND record.${column('_status')} = 'published'
    )`)
  for (const { id } of identified.parse(rows)) {
    await database.write(removalStatements(database.dialect, kind.collection, id))
  }
}
