import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { languageCodes, languages, type Language } from '../../languages/languages.ts'
import type { RawSql } from '../database/raw-sql.ts'
import { askedOf } from './match-expression.ts'
import { lettersInCommon, mistakesBetween, mostMistakes } from './near-spellings.ts'
import { isBetweenQuotes, termOf, type Query } from './parse-query.ts'
import { siteSearchKinds } from './searched-kinds.ts'
import { reverse } from './vocabulary.ts'
import { withoutArticle } from './without-article.ts'
import { wordsOf, type Word } from './words.ts'

/** Words of a query that are held against the vocabulary, and near ones of each that the index is asked for. */
const mostWords = 4
const mostCandidates = 6
/** Words that begin, or end, as a misspelt one does: those that are compared with it. */
const mostCompared = 2000
/** Nobody needs to know of how many more records a word finds. */
const enoughRecords = 50

interface Candidate {
  written: string
  language: Language
  mistakes: number
}

/**
 * What somebody may have meant: their text with each word that nothing contains in the nearest spelling that finds
 * something. Nothing when every word is found, or has no near spelling.
 */
export async function suggestSpelling(
  database: RawSql,
  q: string,
  language: Language,
): Promise<string | undefined> {
  const misspelt = await unknownWords(database, q)
  const replaced = await Promise.all(
    misspelt.map(async (word) => ({ word, by: await nearest(database, word, language) })),
  )
  let suggested = q
  for (const { word, by } of replaced.toReversed()) {
    if (by !== undefined) suggested = suggested.slice(0, word.start) + by + suggested.slice(word.end)
  }
  return suggested === q ? undefined : suggested
}

/** The words of a text that nothing contains: those that a mistake may be in. */
async function unknownWords(database: RawSql, q: string): Promise<Word[]> {
  const all = wordsOf(q)
  const asked = all
    .map((word, index) => ({
      word,
      // A last word may be unfinished, and then is none that nobody writes.
      query: [termOf(word.folded, index === all.length - 1 && !isBetweenQuotes(q, word.start))],
    }))
    .filter(({ word }) => mostMistakes(word.folded.length) > 0)
    .slice(0, 2 * mostWords)
  const counts = await countRecords(
    database,
    asked.map(({ query }) => query),
    1,
  )
  return asked.flatMap(({ word }, index) => (counts[index] === 0 ? [word] : [])).slice(0, mostWords)
}

async function nearest(database: RawSql, { folded }: Word, language: Language): Promise<string | undefined> {
  const bare = withoutArticle(folded)
  return (
    (await nearestTo(database, folded, language)) ??
    (bare === undefined ? undefined : await nearestTo(database, bare, language))
  )
}

async function nearestTo(database: RawSql, word: string, language: Language): Promise<string | undefined> {
  const order = [language, ...languages[language].fallbacks]
  const candidates = (await candidatesFor(database, word))
    .toSorted(
      (one, other) =>
        one.mistakes - other.mistakes || order.indexOf(one.language) - order.indexOf(other.language),
    )
    .slice(0, mostCandidates)
  const counts = await countRecords(
    database,
    candidates.map(({ written }) => wordsOf(written).map(({ folded }) => termOf(folded, false))),
    enoughRecords,
  )
  return candidates
    .map((candidate, index) => ({ ...candidate, records: counts[index] ?? 0 }))
    .filter(({ records }) => records > 0)
    .toSorted(
      (one, other) =>
        one.mistakes - other.mistakes ||
        Number(other.language === language) - Number(one.language === language) ||
        other.records - one.records,
    )[0]?.written
}

const vocabularyRow = z.object({ word: z.string(), language: z.enum(languageCodes), written: z.string() })

/** Words of the vocabulary within reach of a misspelling: one of two mistakes leaves its beginning or its end whole. */
async function candidatesFor(database: RawSql, word: string): Promise<Candidate[]> {
  const most = mostMistakes(word.length)
  if (most === 0) return []
  const common = lettersInCommon(word.length)
  const rows = z.array(vocabularyRow).parse(
    await database.rows(sql`
      SELECT word, language, written FROM (${likeness('word', word.slice(0, common), word.length, most)}) begin_alike
      UNION
      SELECT word, language, written FROM (${likeness('reversed', reverse(word).slice(0, common), word.length, most)}) end_alike`),
  )
  return rows.flatMap(({ word: known, language, written }) => {
    const mistakes = mistakesBetween(word, known)
    return mistakes <= most ? [{ written, language, mistakes }] : []
  })
}

/** Words of about a length of which a column begins with some letters. */
function likeness(column: 'word' | 'reversed', beginning: string, length: number, most: number): SQL {
  const name = sql.identifier(column)
  return sql`SELECT word, language, written FROM search_vocabulary
    WHERE ${name} >= ${beginning} AND ${name} < ${`${beginning}\u{10FFFF}`}
      AND length(word) BETWEEN ${length - most} AND ${length + most}
    LIMIT ${mostCompared}`
}

/**
 * How many entries with a page each query finds, up to a number; in one statement. Postgres plans what is `MATERIALIZED`
 * without its `LIMIT`, because of which it would read all entries in turn rather than ask their index.
 */
async function countRecords(
  { dialect, rows }: RawSql,
  queries: readonly Query[],
  most: number,
): Promise<number[]> {
  if (queries.length === 0) return []
  const kinds = sql.join(
    siteSearchKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const counts = queries.map((query, place) => {
    const found =
      dialect === 'sqlite'
        ? sql`SELECT 1 FROM search_words CROSS JOIN search_entries entry ON entry.id = search_words.rowid
            WHERE search_words MATCH ${askedOf(dialect, query)} AND entry.kind IN (${kinds}) LIMIT ${most}`
        : sql`WITH found AS MATERIALIZED (
            SELECT entry.kind FROM search_entries entry WHERE entry.words @@ ${askedOf(dialect, query)}
          ) SELECT 1 FROM found WHERE found.kind IN (${kinds}) LIMIT ${most}`
    return sql`SELECT ${sql.raw(String(place))} AS place, CAST(count(*) AS integer) AS total FROM (${found}) found`
  })
  const counted = z
    .array(z.object({ place: z.number(), total: z.number() }))
    .parse(await rows(sql.join(counts, sql` UNION ALL `)))
  return queries.map((_, index) => counted.find(({ place }) => place === index)?.total ?? 0)
}
