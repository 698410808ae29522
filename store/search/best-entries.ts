import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { languages, type Language } from '../../languages/languages.ts'
import { askedOf } from './match-expression.ts'
import type { Query } from './parse-query.ts'
import type { RawSql } from '../database/raw-sql.ts'
import { kindsWithoutPages, siteSearchKinds, type SiteSearchKind } from './searched-kinds.ts'

/** What a match in another language than the visitor's is worth beside one in it. */
const worthInOtherLanguage = 0.6
/** What a match in a record without a page of its own is worth beside one in a record with a page. */
const worthWithoutPage = 0.6

/**
 * `WITH best AS …`: one entry (`entry_id, kind, record_id, date, matched, score`) for each record of the site's search
 * that has all of a query's terms, the one in the visitor's language before those in the next. A match in the title is
 * worth most, one in the body least. As in `matching-ids.ts`, `CROSS JOIN` has SQLite ask the full-text table first.
 */
export function bestEntries(
  { dialect }: RawSql,
  query: Query,
  language: Language,
  where: 'anywhere' | 'titles',
): SQL {
  const asked = askedOf(dialect, query, where)
  const of = columnsOf(language)
  const columns = sql`entry.id, entry.kind, entry.record_id, entry.date`
  const matching =
    dialect === 'sqlite'
      ? sql`SELECT ${columns}, ${sqliteScore} * ${of.worth} AS score, ${of.languageRank} AS language_rank
          FROM search_words CROSS JOIN search_entries entry ON entry.id = search_words.rowid
          WHERE search_words MATCH ${asked} AND entry.kind IN (${of.kinds})`
      : sql`SELECT ${columns}, ts_rank(entry.words, given.asked) * ${of.worth} AS score, ${of.languageRank} AS language_rank
          FROM search_entries entry, (SELECT ${asked} AS asked OFFSET 0) given
          WHERE entry.words @@ given.asked AND entry.kind IN (${of.kinds})`
  return sql`WITH best AS MATERIALIZED (
    SELECT id AS entry_id, kind, record_id, date, ${constant(query.length)} AS matched, score FROM (
      SELECT matching.*, row_number() OVER (PARTITION BY kind, record_id ORDER BY language_rank) AS choice
      FROM (${matching}) matching
    ) chosen
    WHERE choice = 1
  )`
}

/**
 * The same of records that have some of the terms, `matched` saying how many: those that have at least half as many as
 * whichever has most.
 */
export function bestEntriesOfSome({ dialect }: RawSql, terms: Query, language: Language): SQL {
  const of = columnsOf(language)
  const found = terms.map((term) => {
    const asked = askedOf(dialect, [term])
    return dialect === 'sqlite'
      ? sql`SELECT rowid AS id, ${sqliteScore} AS score FROM search_words WHERE search_words MATCH ${asked}`
      : sql`SELECT entry.id, ts_rank(entry.words, given.asked) AS score FROM search_entries entry, (SELECT ${asked} AS asked OFFSET 0) given
          WHERE entry.words @@ given.asked`
  })
  return sql`WITH found AS MATERIALIZED (${sql.join(found, sql` UNION ALL `)}
  ), counted AS (
    SELECT id, CAST(count(*) AS integer) AS matched, sum(score) AS score FROM found GROUP BY id
  ), chosen AS (
    SELECT entry.id, entry.kind, entry.record_id, entry.date, counted.matched, counted.score * ${of.worth} AS score,
      row_number() OVER (
        PARTITION BY entry.kind, entry.record_id ORDER BY counted.matched DESC, ${of.languageRank}
      ) AS choice
    FROM counted CROSS JOIN search_entries entry
    WHERE entry.id = counted.id AND entry.kind IN (${of.kinds})
  ), best AS MATERIALIZED (
    SELECT id AS entry_id, kind, record_id, date, matched, score FROM chosen
    WHERE choice = 1 AND matched * 2 >= (SELECT max(matched) FROM chosen)
  )`
}

/** The weights of titles, summaries and bodies; what refers to another record has that in its summary. */
const sqliteScore = sql`-bm25(search_words, 10.0, 4.0, 1.0)`

function columnsOf(language: Language) {
  const order = [language, ...languages[language].fallbacks]
  return {
    kinds: listOf(siteSearchKinds),
    languageRank: sql`CASE entry.language ${sql.join(
      order.map((code, rank) => sql`WHEN ${code} THEN ${constant(rank)}`),
      sql` `,
    )} END`,
    worth: sql`CASE entry.language WHEN ${language} THEN 1.0 ELSE ${constant(worthInOtherLanguage)} END
      * CASE WHEN entry.kind IN (${listOf(kindsWithoutPages)}) THEN ${constant(worthWithoutPage)} ELSE 1.0 END`,
  }
}

/** A number of ours, written into the statement: Postgres could not infer a parameter's type here. */
function constant(value: number): SQL {
  return sql.raw(String(value))
}

function listOf(kinds: readonly SiteSearchKind[]): SQL {
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
}

/** The best first, which has most of the words; of equals, the latest. */
export const mostMatchedFirst = sql`matched DESC, score DESC, date DESC NULLS LAST, kind, record_id`
/** The same where each has all of the words. */
export const bestFirst = sql`score DESC, date DESC NULLS LAST, kind, record_id`
