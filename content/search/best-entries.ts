import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { languages, type Language } from '../../site/i18n/languages.ts'
import { postgresMatch, sqliteMatch } from './match-expression.ts'
import type { Query } from './parse-query.ts'
import type { SearchDatabase } from './search-database.ts'
import { siteSearchKinds } from './searched-kinds.ts'

/** What a match in another language than the visitor's is worth beside one in it. */
const worthInOtherLanguage = 0.6

/**
 * `WITH best AS …`: one entry (`entry_id, kind, record_id, date, score`) for each record of the site's search that
 * matches, the one in the visitor's language before those in the next. A match in the title is worth most, one in the
 * body least.
 */
export function bestEntries(
  { dialect }: SearchDatabase,
  query: Query,
  language: Language,
  where: 'anywhere' | 'titles',
): SQL {
  const order = [language, ...languages[language].fallbacks]
  const languageRank = sql`CASE entry.language ${sql.join(
    order.map((code, rank) => sql`WHEN ${code} THEN ${sql.raw(String(rank))}`),
    sql` `,
  )} END`
  const worth = sql`CASE entry.language WHEN ${language} THEN 1.0 ELSE ${sql.raw(String(worthInOtherLanguage))} END`
  const kinds = sql.join(
    siteSearchKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const matching =
    dialect === 'sqlite'
      ? sql`SELECT entry.*, -bm25(search_words, 10.0, 4.0, 1.0) * ${worth} AS score, ${languageRank} AS language_rank
          FROM search_words JOIN search_entries entry ON entry.id = search_words.rowid
          WHERE search_words MATCH ${sqliteMatch(query, where)} AND entry.kind IN (${kinds})`
      : sql`SELECT entry.*, ts_rank(entry.words, asked) * ${worth} AS score, ${languageRank} AS language_rank
          FROM search_entries entry, CAST(${postgresMatch(query, where)} AS tsquery) asked
          WHERE entry.words @@ asked AND entry.kind IN (${kinds})`
  return sql`WITH best AS MATERIALIZED (
    SELECT id AS entry_id, kind, record_id, date, score FROM (
      SELECT matching.*, row_number() OVER (PARTITION BY kind, record_id ORDER BY language_rank) AS choice
      FROM (${matching}) matching
    ) chosen
    WHERE choice = 1
  )`
}

/** The best first; of equals, the latest. */
export const bestFirst = sql`score DESC, date DESC NULLS LAST, kind, record_id`
