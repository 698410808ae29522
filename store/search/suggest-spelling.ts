import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { languageCodes, languages, type Language } from '../../languages/languages.ts'
import type { RawSql } from '../database/raw-sql.ts'
import { askedOf } from './match-expression.ts'
import { lettersInCommon, mistakesBetween, mostMistakes } from './near-spellings.ts'
import { isWordOfCountry } from './other-names.ts'
import { isBetweenQuotes, termOf, type Query } from './parse-query.ts'
import { siteSearchKinds } from './searched-kinds.ts'
import { isOfVocabulary, reverse } from './vocabulary.ts'
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
 * something, all in one language. Nothing when every word is found, or has no near spelling. Of two languages with
 * spellings as near it is the visitor's; another one only where it has the other words of the text as well.
 */
export async function suggestSpelling(
  database: RawSql,
  q: string,
  language: Language,
): Promise<string | undefined> {
  const { unknown, others } = await readWords(database, q)
  if (unknown.length === 0) return undefined
  const near = await Promise.all(
    unknown.map(async (word) => ({ word, candidates: await candidatesForForms(database, word) })),
  )
  const order = [language, ...languages[language].fallbacks]
  const allowed = [
    language,
    ...(await languagesOfAll(database, others)).filter((other) => other !== language),
  ]
  const byNearness = allowed
    .map((one) => ({ language: one, ...nearnessIn(one, near) }))
    .filter(({ replaced }) => replaced > 0)
    .toSorted(
      (one, other) =>
        other.replaced - one.replaced ||
        one.mistakes - other.mistakes ||
        order.indexOf(one.language) - order.indexOf(other.language),
    )
  for (const one of byNearness) {
    const suggested = await replacedIn(database, q, near, one.language)
    if (suggested !== q) return suggested
  }
  return undefined
}

interface Near {
  word: Word
  candidates: readonly Candidate[]
}

/** How many of the words have a near spelling in a language, and how many mistakes these are away together. */
function nearnessIn(language: Language, near: readonly Near[]): { replaced: number; mistakes: number } {
  const least = near.flatMap(({ candidates }) => {
    const mistakes = candidates.flatMap((candidate) =>
      candidate.language === language ? [candidate.mistakes] : [],
    )
    return mistakes.length === 0 ? [] : [Math.min(...mistakes)]
  })
  return { replaced: least.length, mistakes: least.reduce((sum, mistakes) => sum + mistakes, 0) }
}

/** A text with its misspelt words in a language's nearest spellings, where these find something. */
async function replacedIn(
  database: RawSql,
  q: string,
  near: readonly Near[],
  language: Language,
): Promise<string> {
  const replaced = await Promise.all(
    near.map(async ({ word, candidates }) => ({
      word,
      by: await nearestFound(
        database,
        candidates.filter((candidate) => candidate.language === language),
      ),
    })),
  )
  let suggested = q
  for (const { word, by } of replaced.toReversed()) {
    if (by !== undefined) suggested = suggested.slice(0, word.start) + by + suggested.slice(word.end)
  }
  return suggested
}

/** The words of a text that nothing contains: those that a mistake may be in, which a word that names a state is not. */
async function readWords(database: RawSql, q: string): Promise<{ unknown: Word[]; others: Word[] }> {
  const all = wordsOf(q)
  const asked = all
    .map((word, index) => ({
      word,
      // A last word may be unfinished, and then is none that nobody writes.
      query: [termOf(word.folded, index === all.length - 1 && !isBetweenQuotes(q, word.start))],
    }))
    .filter(({ word }) => mostMistakes(word.folded.length) > 0 && !isWordOfCountry(word.folded))
    .slice(0, 2 * mostWords)
  const counts = await countRecords(
    database,
    asked.map(({ query }) => query),
    1,
  )
  const unknown = asked.flatMap(({ word }, index) => (counts[index] === 0 ? [word] : [])).slice(0, mostWords)
  return { unknown, others: all.filter((word) => !unknown.includes(word)) }
}

/** The languages whose vocabulary has each of some words; those that it leaves out are of every language. */
async function languagesOfAll({ rows }: RawSql, words: readonly Word[]): Promise<readonly Language[]> {
  const folded = [...new Set(words.flatMap(({ folded: word }) => (isOfVocabulary(word) ? [word] : [])))]
  if (folded.length === 0) return languageCodes
  const known = z.array(z.object({ language: z.enum(languageCodes), total: z.number() })).parse(
    await rows(sql`
      SELECT language, CAST(count(*) AS integer) AS total FROM search_vocabulary WHERE word IN (${sql.join(
        folded.map((word) => sql`${word}`),
        sql`, `,
      )}) GROUP BY language`),
  )
  return known.flatMap(({ language, total }) => (total === folded.length ? [language] : []))
}

/** Candidates for a word as it stands, or for what follows its article where that alone has any. */
async function candidatesForForms(database: RawSql, { folded }: Word): Promise<Candidate[]> {
  const own = await candidatesFor(database, folded)
  const bare = withoutArticle(folded)
  return own.length > 0 || bare === undefined ? own : candidatesFor(database, bare)
}

/** The nearest of one language's candidates that finds something; of equals, the one that finds most. */
async function nearestFound(database: RawSql, candidates: readonly Candidate[]): Promise<string | undefined> {
  const nearest = candidates.toSorted((one, other) => one.mistakes - other.mistakes).slice(0, mostCandidates)
  const counts = await countRecords(
    database,
    nearest.map(({ written }) => wordsOf(written).map(({ folded }) => termOf(folded, false))),
    enoughRecords,
  )
  return nearest
    .map((candidate, index) => ({ ...candidate, records: counts[index] ?? 0 }))
    .filter(({ records }) => records > 0)
    .toSorted((one, other) => one.mistakes - other.mistakes || other.records - one.records)[0]?.written
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
