import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { RawSql } from '../database/raw-sql.ts'
import type { SearchEntry } from './search-entry.ts'
import { postgresWords, sqliteWords } from './index-words.ts'
import { namesOfRecord } from './named-records.ts'
import { vocabularyStatements } from './vocabulary.ts'

export interface IndexedRecord {
  kind: string
  id: number
  /** When the record was last changed, as the database gives it. */
  updatedAt: string | null
  entries: readonly SearchEntry[]
}

type Dialect = RawSql['dialect']

/** What takes a record out of the index. */
export function removalStatements(dialect: Dialect, kind: string, id: number): SQL[] {
  const ids = sql`(SELECT id FROM search_entries WHERE kind = ${kind} AND record_id = ${id})`
  const rest = [
    sql`DELETE FROM search_names WHERE kind = ${kind} AND record_id = ${id}`,
    sql`DELETE FROM search_entries WHERE kind = ${kind} AND record_id = ${id}`,
  ]
  // On Postgres the texts go with their entries, and the words are the entries' own.
  if (dialect === 'postgres') return rest
  return [
    sql`DELETE FROM search_words WHERE rowid IN ${ids}`,
    sql`DELETE FROM search_texts WHERE entry_id IN ${ids}`,
    ...rest,
  ]
}

/** What puts records into the index, each in place of what stood there of it. */
export function writingStatements(dialect: Dialect, records: readonly IndexedRecord[]): SQL[] {
  const write = dialect === 'sqlite' ? sqliteEntry : postgresEntry
  return [
    ...records.flatMap((record) => [
      ...removalStatements(dialect, record.kind, record.id),
      ...record.entries.flatMap((entry) => write(record, entry)),
      ...nameStatements(record),
    ]),
    ...vocabularyStatements(
      dialect,
      records.flatMap(({ entries }) => entries),
    ),
  ]
}

function nameStatements({ kind, id, entries }: IndexedRecord): SQL[] {
  return namesOfRecord(kind, id, entries).map(
    ({ language, token, words }) =>
      sql`INSERT INTO search_names (kind, record_id, language, token, words)
        VALUES (${kind}, ${id}, ${language}, ${token}, ${words})`,
  )
}

function sqliteEntry({ kind, id, updatedAt }: IndexedRecord, entry: SearchEntry): SQL[] {
  const { words, wholeNames, references } = entry
  const entryId = sql`(SELECT id FROM search_entries WHERE kind = ${kind} AND record_id = ${id} AND language = ${entry.language})`
  return [
    sql`INSERT INTO search_entries (kind, record_id, language, slug, date, updated_at)
      VALUES (${kind}, ${id}, ${entry.language}, ${entry.slug}, ${entry.date}, ${updatedAt})`,
    sql`INSERT OR REPLACE INTO search_texts (entry_id, title, title_language, summary, summary_language, body)
      VALUES (${entryId}, ${entry.title}, ${entry.titleLanguage}, ${entry.summary}, ${entry.summaryLanguage}, ${entry.body})`,
    sql`INSERT OR REPLACE INTO search_words (rowid, title, summary, body)
      VALUES (${entryId}, ${sqliteWords(words.title, wholeNames)}, ${sqliteWords(words.summary, references)}, ${sqliteWords(words.body)})`,
  ]
}

function postgresEntry({ kind, id, updatedAt }: IndexedRecord, entry: SearchEntry): SQL[] {
  const { title, summary, body } = entry.words
  const words = postgresWords([
    [title, 'A', entry.wholeNames],
    [summary, 'B', entry.references],
    [body, 'D'],
  ])
  return [
    sql`WITH entry AS (
        INSERT INTO search_entries (kind, record_id, language, slug, date, updated_at, words)
        VALUES (${kind}, ${id}, ${entry.language}, ${entry.slug}, ${entry.date}, ${updatedAt}, ${words}::tsvector)
        RETURNING id
      )
      INSERT INTO search_texts (entry_id, title, title_language, summary, summary_language, body)
      SELECT id, ${entry.title}, ${entry.titleLanguage}, ${entry.summary}, ${entry.summaryLanguage}, ${entry.body} FROM entry`,
  ]
}
