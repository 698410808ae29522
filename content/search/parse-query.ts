import { longestQuery } from './query-limits.ts'
import { withoutArticle } from './without-article.ts'
import { wordsOf } from './words.ts'

/** One thing that a record must contain. */
export type Term =
  /** A word in any of its forms; as a prefix, whatever begins with one of them. */
  | { kind: 'word'; forms: readonly string[]; isPrefix: boolean }
  /** Words that stand in this order, in exactly these forms. */
  | { kind: 'phrase'; words: readonly string[] }

/** What a visitor looks for: all of these. Nothing at all when the text has no letter and no digit. */
export type Query = readonly Term[]

/** A text of 200 characters cannot hold more words; what stands behind them in a longer one is not looked at. */
const mostTerms = 100

const anyQuotes = /["“”„‟«»＂]/u

/**
 * Reads a visitor's query. All words must match; the last one also as a beginning; what stands in quotes is a phrase.
 * Nothing else has a meaning of its own, so that no text is wrong.
 */
export function parseQuery(text: string): Query {
  const pieces = text.slice(0, 10 * longestQuery).split(anyQuotes)
  // A quote without its second is an ordinary character.
  const quoted = (index: number) => index % 2 === 1 && index < pieces.length - 1
  const terms = pieces.flatMap((piece, index): Term[] => {
    const words = wordsOf(piece).map(({ folded }) => folded)
    if (!quoted(index)) return words.map((word) => ({ kind: 'word', forms: formsOf(word), isPrefix: false }))
    return words.length > 0 ? [{ kind: 'phrase', words }] : []
  })
  const taken = terms.slice(0, mostTerms)
  const last = taken.at(-1)
  if (last?.kind === 'word') taken[taken.length - 1] = { ...last, isPrefix: true }
  return taken
}

function formsOf(word: string): string[] {
  const bare = withoutArticle(word)
  return bare === undefined ? [word] : [word, bare]
}
