import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { languages, type Language } from '../../languages/languages.ts'
import { columnOf, tableOf } from '../database/payload-tables.ts'
import type { Reading } from '../read/reading.ts'
import { tokensAsked } from './exact-names.ts'
import { askedForTokens, askedOf, postgresWordsOf, type Where } from './match-expression.ts'
import { wordsThatCount, type Query } from './parse-query.ts'
import {
  fallbacksOf,
  kindsWithoutPages,
  searchedKinds,
  siteSearchKinds,
  subjectsWithPages,
  type SiteSearchKind,
} from './searched-kinds.ts'

/** What a match in another language than the visitor's is worth beside one in it. */
const worthInOtherLanguage = 0.3
/** What a match in a record without a page of its own is worth beside one in a record with a page. */
const worthWithoutPage = 0.6

/**
 * What a match is worth more in what is open or to come than in what is closed or past: less than the difference between a title
 * and a text, and enough to weigh out how long the texts are.
 */
const worthWhileOpen = 1.5

/** What it is worth that a record is called exactly as was typed: more than any match in a text. */
const worthOfWholeName = 1_000_000
/** The same of what other records are about: a country's own page stands before news that have its name for a title. */
const worthOfSubject = 2 * worthOfWholeName

/**
 * Of how many matches Postgres reads the words to rank them: they stand beside their rows, and reading those of a word that is
 * everywhere took seconds. Those of which titles match come first, then those in the visitor's language, then the latest; the
 * others follow by date alone. SQLite ranks from its index.
 */
export const mostRanked = 2000

/**
 * `WITH … best AS …`: one entry (`entry_id, kind, record_id, date, matched, score`) for each record of the site's search
 * that has all of a query's terms, the one in the visitor's language before those in the next. A match in the title is
 * worth most, one in the body least; what is called exactly as was typed comes before all others.
 */
export function bestEntries(reading: ReadingOfSearch, query: Query, where: Where, most = mostRanked): SQL {
  const of = columnsOf(reading)
  const known = preferred(reading, query)
  return reading.payload.db.name === 'sqlite'
    ? sqliteBest(query, of, known, where)
    : postgresBest([query], of, known, where, most)
}

/**
 * The same of records that have some of the terms that count, `matched` saying how many: those that have at least half as
 * many as whichever has most.
 */
export function bestEntriesOfSome(reading: ReadingOfSearch, query: Query, most = mostRanked): SQL {
  const of = columnsOf(reading)
  const terms = wordsThatCount(query)
  const known = preferred(reading, query)
  return reading.payload.db.name === 'sqlite'
    ? sqliteBestOfSome(terms, of, known)
    : postgresBest(
        terms.map((term) => [term]),
        of,
        known,
        'anywhere',
        most,
      )
}

type ReadingOfSearch = Pick<Reading, 'payload' | 'language' | 'now'>

/** `called_so AS …, still_open AS …`: the records that are preferred. */
function preferred(reading: ReadingOfSearch, query: Query): SQL {
  return sql`called_so AS MATERIALIZED (${calledSo(reading.payload, query)}
  ), still_open AS MATERIALIZED (${stillOpen(reading)}
  )`
}

/** The ids and kinds of records for which something can be sent, or that are not over: by the records themselves, as time passes. */
function stillOpen({ payload, now }: ReadingOfSearch): SQL {
  const ofEachKind = searchedKinds(payload).flatMap(({ collection, closes, endsAt }) => {
    const end = closes?.at ?? endsAt
    if (end === undefined) return []
    const record = tableOf(payload, collection)
    const moment = columnOf(record, end)
    return sql`SELECT CAST(${collection} AS text) AS kind, ${columnOf(record, 'id')} AS record_id FROM ${record}
      WHERE (${moment} > ${now.toISOString()} OR ${moment} IS NULL)
        ${closes?.endedBy === undefined ? sql`` : sql`AND ${columnOf(record, closes.endedBy)} IS NULL`}`
  })
  return ofEachKind.length === 0 ? nothing : sql.join(ofEachKind, sql` UNION ALL `)
}

const nothing = sql`SELECT kind, record_id FROM search_entries WHERE false`

/** The ids and kinds of records that are called exactly as a query says, in whichever language. */
function calledSo({ db }: Payload, query: Query): SQL {
  const tokens = tokensAsked(query)
  if (tokens.length === 0) return nothing
  return db.name === 'sqlite'
    ? sql`SELECT entry.kind, entry.record_id
        FROM search_words CROSS JOIN search_entries entry ON entry.id = search_words.rowid
        WHERE search_words MATCH ${askedForTokens('sqlite', tokens)}`
    : sql`SELECT entry.kind, entry.record_id FROM search_entries entry
        WHERE ${postgresWordsOf.titles} @@ (SELECT ${askedForTokens('postgres', tokens)})`
}

/** What an entry is worth more where its record is one of those. */
function worthOfBeingCalledSo(entry: SQL, worth: SQL): SQL {
  return sql`CASE WHEN (${entry}.kind, ${entry}.record_id) IN (SELECT kind, record_id FROM called_so)
    THEN ${worth} * CASE WHEN ${entry}.kind IN (${listOf(subjectsWithPages)})
      THEN ${constant(worthOfSubject)} ELSE ${constant(worthOfWholeName)} END
    ELSE 0 END`
}

/** What the score of an entry is multiplied by where its record is open or to come. */
function worthOfBeingOpen(entry: SQL): SQL {
  return sql`CASE WHEN (${entry}.kind, ${entry}.record_id) IN (SELECT kind, record_id FROM still_open)
    THEN ${constant(worthWhileOpen)} ELSE 1.0 END`
}

/** As in `matching-ids.ts`, `CROSS JOIN` has SQLite ask the full-text table first. */
function sqliteBest(query: Query, of: Columns, known: SQL, where: Where): SQL {
  return sql`WITH ${known}, best AS MATERIALIZED (
    SELECT id AS entry_id, kind, record_id, date, ${constant(query.length)} AS matched, score FROM (
      SELECT matching.*, row_number() OVER (PARTITION BY kind, record_id ORDER BY language_rank) AS choice
      FROM (
        SELECT entry.id, entry.kind, entry.record_id, entry.date,
          ${sqliteScore} * ${of.worth} * ${worthOfBeingOpen(sql`entry`)} + ${worthOfBeingCalledSo(sql`entry`, of.worth)} AS score,
          ${of.languageRank} AS language_rank
        FROM search_words CROSS JOIN search_entries entry ON entry.id = search_words.rowid
        WHERE search_words MATCH ${askedOf('sqlite', query, where)} AND entry.kind IN (${of.kinds})
      ) matching
    ) chosen
    WHERE choice = 1
  )`
}

function sqliteBestOfSome(terms: Query, of: Columns, known: SQL): SQL {
  const found = terms.map(
    (term) =>
      sql`SELECT rowid AS id, ${sqliteScore} AS score FROM search_words WHERE search_words MATCH ${askedOf('sqlite', [term])}`,
  )
  return sql`WITH ${known}, found AS MATERIALIZED (${sql.join(found, sql` UNION ALL `)}
  ), counted AS (
    SELECT id, CAST(count(*) AS integer) AS matched, sum(score) AS score FROM found GROUP BY id
  ), chosen AS (
    SELECT entry.id, entry.kind, entry.record_id, entry.date, counted.matched,
      counted.score * ${of.worth} * ${worthOfBeingOpen(sql`entry`)} + ${worthOfBeingCalledSo(sql`entry`, of.worth)} AS score,
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

/**
 * What has one of several queries, or more. Finds, counts and chooses without reading the words of what was found; no
 * join depends on how many entries the planner expects, which it can't know of a query made from names.
 */
function postgresBest(queries: readonly Query[], of: Columns, known: SQL, where: Where, most: number): SQL {
  const [first = [], ...others] = queries
  const name = (place: number) => sql.identifier(`asked_${place}`)
  const asked = (place: number) => sql`(SELECT ${name(place)} FROM given)`
  const given = queries.map((query, place) => sql`${askedOf('postgres', query, where)} AS ${name(place)}`)
  const matching = queries.map(
    (_, place) => sql`SELECT entry.id, entry.kind, entry.record_id, entry.date, entry.language
      FROM search_entries entry WHERE ${postgresWordsOf[where]} @@ ${asked(place)} AND entry.kind IN (${of.kinds})`,
  )
  const counted =
    others.length === 0
      ? sql`SELECT found.*, ${constant(first.length)} AS matched FROM found`
      : sql`SELECT found.*, CAST(count(*) AS integer) AS matched FROM found GROUP BY id, kind, record_id, date, language`
  const inTitles = queries.map(
    (query) => sql`SELECT entry.id FROM search_entries entry
      WHERE ${postgresWordsOf.titles} @@ (SELECT ${askedOf('postgres', query, 'titles')})`,
  )
  const titlesFirst =
    where === 'titles' ? sql`` : sql`entry_id IN (${sql.join(inTitles, sql` UNION ALL `)}) DESC,`
  const ranks = queries.map((_, place) => sql`ts_rank(entry.words, ${asked(place)})`)
  return sql`WITH ${known}, given AS MATERIALIZED (SELECT ${sql.join(given, sql`, `)}
  ), found AS MATERIALIZED (${sql.join(matching, sql` UNION ALL `)}
  ), entry AS (${counted}
  ), choices AS MATERIALIZED (
    SELECT id AS entry_id, kind, record_id, date, matched, ${of.worth} AS worth,
      row_number() OVER (PARTITION BY kind, record_id ORDER BY matched DESC, ${of.languageRank}) AS choice
    FROM entry
  ), chosen AS MATERIALIZED (
    SELECT * FROM choices
    WHERE choice = 1 ${others.length === 0 ? sql`` : sql`AND matched * 2 >= (SELECT max(matched) FROM choices)`}
  ), ranked AS (
    SELECT entry_id FROM chosen
    ORDER BY matched DESC, ${titlesFirst} worth DESC, date DESC NULLS LAST, kind, record_id LIMIT ${constant(most)}
  ), best AS MATERIALIZED (
    SELECT entry_id, kind, record_id, date, matched, CASE WHEN entry_id IN (SELECT entry_id FROM ranked) THEN worth * ${worthOfBeingOpen(sql`chosen`)} * (
      SELECT ${sql.join(ranks, sql` + `)} FROM search_entries entry WHERE entry.id = chosen.entry_id
    ) ELSE 0 END + ${worthOfBeingCalledSo(sql`chosen`, sql`worth`)} AS score
    FROM chosen
  )`
}

/** The weights of titles, summaries and bodies; what refers to another record has that in its summary. */
const sqliteScore = sql`-bm25(search_words, 10.0, 4.0, 1.0)`

interface Columns {
  kinds: SQL
  /** The place of an entry's language among those that stand in for one another. */
  languageRank: SQL
  worth: SQL
}

function columnsOf({ payload, language }: ReadingOfSearch): Columns {
  const { fallbacks } = languages[language]
  const rankIn = (others: readonly Language[]) =>
    sql`CASE entry.language ${sql.join(
      [language, ...others].map((code, rank) => sql`WHEN ${code} THEN ${constant(rank)}`),
      sql` `,
    )} END`
  const withOwnOrder = searchedKinds(payload).filter((kind) => fallbacksOf(kind, language) !== fallbacks)
  return {
    kinds: listOf(siteSearchKinds),
    languageRank: withOwnOrder.reduce(
      (rank, kind) =>
        sql`CASE WHEN entry.kind = ${kind.collection} THEN ${rankIn(fallbacksOf(kind, language))} ELSE ${rank} END`,
      rankIn(fallbacks),
    ),
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
