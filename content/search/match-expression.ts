import type { Query, Term } from './parse-query.ts'

/**
 * A query in the language of each database's full-text index. Folded words hold letters and digits only, so that
 * nothing in them has a meaning there; they stand in quotes all the same.
 */

/** For SQLite's `MATCH`. */
export function sqliteMatch(query: Query, where: 'anywhere' | 'titles' = 'anywhere'): string {
  const terms = query.map((term) => `(${sqliteTerm(term)})`).join(' AND ')
  return where === 'titles' ? `{title} : (${terms})` : terms
}

function sqliteTerm(term: Term): string {
  if (term.kind === 'phrase') return `"${term.words.join(' ')}"`
  return term.forms.map((form) => `"${form}"${term.isPrefix ? ' *' : ''}`).join(' OR ')
}

/** For Postgres' `@@`, to be cast to `tsquery`. */
export function postgresMatch(query: Query, where: 'anywhere' | 'titles' = 'anywhere'): string {
  const weight = where === 'titles' ? 'A' : ''
  return query.map((term) => `(${postgresTerm(term, weight)})`).join(' & ')
}

function postgresTerm(term: Term, weight: '' | 'A'): string {
  const written = (word: string, isPrefix: boolean) => {
    const label = `${isPrefix ? '*' : ''}${weight}`
    return `'${word}'${label && `:${label}`}`
  }
  return term.kind === 'phrase'
    ? term.words.map((word) => written(word, false)).join(' <-> ')
    : term.forms.map((form) => written(form, term.isPrefix)).join(' | ')
}
