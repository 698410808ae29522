import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { languages, type Language } from '../../site/i18n/languages.ts'
import { postgresMatch, sqliteMatch } from './match-expression.ts'
import type { Query } from './parse-query.ts'
import type { OwnStatements } from '../database/own-statements.ts'
import { kindsWithoutPages, siteSearchKinds, type SiteSearchKind } from './searched-kinds.ts'

/** What a match in another language than the visitor's is worth beside one in it. */
const worthInOtherLanguage = 0.6
/** What a match in a record without a page of its own is worth beside one in a record with a page. */
const worthWithoutPage = 0.6

/**
 * `WITH best AS …`: one entry (`entry_id, kind, record_id, date, score`) for each record of the site's search that
 * matches, the one in the visitor's language before those in the next. A match in the title is worth most, one in the
 * body least. As in `matching-ids.ts`, `CROSS JOIN` has SQLite ask the full-text table first.
 */
export function bestEntries(
  { dialect }: OwnStatements,
  query: Query,
  language: Language,
  where: 'anywhere' | 'titles',
): SQL {
  const order = [language, ...languages[language].fallbacks]
  const languageRank = sql`CASE entry.language ${sql.join(
    order.map((code, rank) => sql`WHEN ${code} THEN ${constant(rank)}`),
    sql` `,
  )} END`
  const worth = sql`CASE entry.language WHEN ${language} THEN 1.0 ELSE ${constant(worthInOtherLanguage)} END
    * CASE WHEN entry.kind IN (${listOf(kindsWithoutPages)}) THEN ${constant(worthWithoutPage)} ELSE 1.0 END`
  const kinds = listOf(siteSearchKinds)
  const matching =
    dialect === 'sqlite'
      ? sql`SELECT entry.*, -bm25(search_words, 10.0, 4.0, 1.0) * ${worth} AS score, ${languageRank} AS language_rank
          FROM search_words CROSS JOIN search_entries entry ON entry.id = search_words.rowid
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

/** A number of ours, written into the statement: Postgres could not tell a parameter's type here. */
function constant(value: number): SQL {
  return sql.raw(String(value))
}

function listOf(kinds: readonly SiteSearchKind[]): SQL {
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
}

/** The best first; of equals, the latest. */
export const bestFirst = sql`score DESC, date DESC NULLS LAST, kind, record_id`
