import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { RawSql } from '../database/raw-sql.ts'
import type { Query, Term } from './parse-query.ts'

type Dialect = RawSql['dialect']

/**
 * How each database's full-text index writes a query. Folded words hold letters and digits only, so that nothing in them
 * has a meaning there; they stand in quotes all the same.
 */
interface Notation {
  and: string
  or: string
  quote: string
  word: (word: string, where: Where, isPrefix: boolean) => string
  phrase: (words: readonly string[], where: Where) => string
  /** Whether a text has another in it. */
  contains: (text: SQL, part: SQL) => SQL
  /** The texts of all rows, one after the other. */
  joined: (text: SQL) => SQL
  /** What the index is asked for, from its text. */
  asked: (text: SQL) => SQL
}

export type Where = 'anywhere' | 'titles'

const notations: Readonly<Record<Dialect, Notation>> = {
  sqlite: {
    and: ' AND ',
    or: ' OR ',
    quote: '"',
    word: (word, where, isPrefix) => `${columnOf(where)}"${word}"${isPrefix ? ' *' : ''}`,
    phrase: (words, where) => `${columnOf(where)}"${words.join(' ')}"`,
    contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
    joined: (text) => sql`group_concat(${text}, '')`,
    asked: (text) => text,
  },
  postgres: {
    and: ' & ',
    or: ' | ',
    quote: "'",
    // Titles have an index of their own, whose words have no weights to ask for.
    word: (word, _where, isPrefix) => `'${word}'${isPrefix ? ':*' : ''}`,
    phrase: (words) => words.map((word) => `'${word}'`).join(' <-> '),
    contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
    joined: (text) => sql`string_agg(${text}, '')`,
    asked: (text) => sql`CAST(${text} AS tsquery)`,
  },
}

function columnOf(where: Where): string {
  return where === 'titles' ? '{title} : ' : ''
}

/** Of a text of a hundred words, the first are looked for among names too: each asks for all names. */
const mostNamed = 16

/**
 * What the index is asked for: all of a query's terms (SQLite's `MATCH`, Postgres' `@@`). A term stands in the texts of a
 * record, or in the name of something that the record refers to: the names are looked through as they are now, so
 * that a topic's new name holds at once for everything under it. Titles are their own words alone.
 */
export function askedOf(dialect: Dialect, query: Query, where: Where = 'anywhere'): SQL {
  const notation = notations[dialect]
  const terms = query.map((term, place) => {
    const own = asText(ownWords(notation, term, where))
    if (where === 'titles' || place >= mostNamed) return sql`'(' || ${own} || ')'`
    return sql`'(' || ${own} || ${namesOf(notation, term)} || ')'`
  })
  return notation.asked(sql.join(terms, sql` || ${asText(notation.and)} || `))
}

/** What the index is asked for of titles: any of some tokens. */
export function askedForTokens(dialect: Dialect, tokens: readonly string[]): SQL {
  const notation = notations[dialect]
  const words = tokens.map((token) => notation.word(token, 'titles', false))
  return notation.asked(asText(words.join(notation.or)))
}

/** Which words of an entry Postgres holds a query against; each is the expression of an index. */
export const postgresWordsOf: Readonly<Record<Where, SQL>> = {
  anywhere: sql`entry.words`,
  titles: sql`ts_filter(entry.words, '{a}')`,
}

function ownWords(notation: Notation, term: Term, where: Where): string {
  return term.kind === 'phrase'
    ? notation.phrase(term.words, where)
    : [
        ...term.beginnings.map((beginning) => notation.word(beginning, where, true)),
        ...term.whole.map((word) => notation.word(word, where, false)),
        // Postgres binds what follows one another more closely than "or".
        ...term.phrases.map((phrase) => notation.phrase(phrase, where)),
      ].join(notation.or)
}

/** The tokens of what has a term in its name, each after an "or". */
function namesOf(notation: Notation, term: Term): SQL {
  const parts =
    term.kind === 'phrase'
      ? [` ${term.words.join(' ')} `]
      : [
          ...term.beginnings.map((beginning) => ` ${beginning}`),
          ...[...term.whole.map((word) => [word]), ...term.phrases].map((words) => ` ${words.join(' ')} `),
        ]
  const token = sql`${asText(notation.or + notation.quote)} || name.token || ${asText(notation.quote)}`
  const named = sql.join(
    parts.map((part) => notation.contains(sql`name.words`, asText(part))),
    sql` OR `,
  )
  return sql`(SELECT coalesce(${notation.joined(token)}, '') FROM search_names name WHERE ${named})`
}

/** Postgres doesn't see by itself what a parameter in an expression is. */
function asText(value: string): SQL {
  return sql`CAST(${value} AS text)`
}
