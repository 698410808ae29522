import { privateUse } from './named-records.ts'
import type { Query } from './parse-query.ts'
import { longestQuery } from './query-limits.ts'
import { withoutArticle } from './without-article.ts'
import { wordsOf } from './words.ts'

/** Where one name of a record ends and the next begins. */
const betweenNames = /[\n,،;؛]/u

/**
 * What stands in the index for a name as a whole, however its words are joined and whether or not they have their articles:
 * by it, what is called exactly as somebody typed is found. Nothing for a name that nobody types.
 */
function tokenOfWhole(words: readonly string[]): string[] {
  const whole = words.map((word) => withoutArticle(word) ?? word).join('')
  return whole === '' || whole.length > longestQuery ? [] : [`${privateUse}${privateUse}${whole}`]
}

/** The tokens of a record's names: of its title, and of the words by which it is also found. */
export function tokensOfNames(title: string, alsoFoundBy: string): string[] {
  const names = [...title.split('\n'), ...alsoFoundBy.split(betweenNames)]
  return [...new Set(names.flatMap((name) => tokenOfWhole(wordsOf(name).map(({ folded }) => folded))))]
}

/** The tokens of what is called exactly as a query says, or as the site says it where the whole query is one name. */
export function tokensAsked(query: Query): string[] {
  const asked = query.flatMap((term) => (term.kind === 'word' ? term.typed.split(' ') : term.words))
  const [only] = query
  const said = query.length === 1 && only?.kind === 'word' ? only.names : []
  return [...new Set([asked, ...said].flatMap(tokenOfWhole))]
}
