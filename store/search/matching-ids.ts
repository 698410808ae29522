import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { askedOf } from './match-expression.ts'
import { parseQuery } from './parse-query.ts'

/**
 * The ids of a kind's records that contain a text, in any language, in their own fields or in the names of what they refer to, as a subquery: the database joins it with a list's
 * filters and order itself, however many there are. Nothing when the text has no letter and no digit, which no record
 * can match.
 *
 * `CROSS JOIN` keeps SQLite from turning the join round and asking the full-text table once for each entry of the kind.
 */
export function matchingIds({ db }: Payload, collection: string, text: string): SQL | undefined {
  const query = parseQuery(text)
  if (query.length === 0) return undefined
  return db.name === 'sqlite'
    ? sql`SELECT entry.record_id FROM search_words CROSS JOIN search_entries entry ON entry.id = search_words.rowid
        WHERE search_words MATCH ${askedOf('sqlite', query)} AND entry.kind = ${collection}`
    : sql`SELECT entry.record_id FROM search_entries entry
        WHERE entry.words @@ ${askedOf('postgres', query)} AND entry.kind = ${collection}`
}
