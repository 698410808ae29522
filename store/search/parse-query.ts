import { otherNumbersOf } from './other-numbers.ts'
import { otherWordsFor } from './other-words.ts'
import { longestQuery } from './query-limits.ts'
import { withoutArticle } from './without-article.ts'
import { wordsOf } from './words.ts'
import { foldSpelling } from './fold-spelling.ts'

/** One thing that a record must contain. */
export type Term =
  /**
   * A word in any of its forms, or another that says the same; as a prefix, whatever begins with one of them. Its singular or
   * plural stands as it is: whatever begins with a singular may be another word.
   */
  | { kind: 'word'; forms: readonly string[]; otherNumbers: readonly string[]; isPrefix: boolean }
  /** Words that stand in this order, in exactly these forms. */
  | { kind: 'phrase'; words: readonly string[] }

/** What a visitor looks for: all of these. Nothing at all when the text has no letter and no digit. */
export type Query = readonly Term[]

/** A text of 200 characters cannot hold more words; what stands behind them in a longer one is not looked at. */
const mostTerms = 100

/** Words that are looked for one by one, where few records have all: each takes as long as a search of its own. */
const mostCounted = 8

const anyQuotes = /["“”„‟«»＂]/u

/**
 * Reads a visitor's query. All words must match; the last one also as a beginning; what stands in quotes is a phrase.
 * Nothing else has a meaning of its own, so that no text is wrong.
 */
export function parseQuery(text: string): Query {
  const terms = piecesOf(text.slice(0, 10 * longestQuery)).flatMap(({ piece, isQuoted }): Term[] => {
    const words = wordsOf(piece).map(({ folded }) => folded)
    if (!isQuoted) return words.map((word) => termOf(word, false))
    return words.length > 0 ? [{ kind: 'phrase', words }] : []
  })
  const taken = terms.slice(0, mostTerms)
  const last = taken.at(-1)
  if (last?.kind === 'word') taken[taken.length - 1] = { ...last, isPrefix: true }
  return taken
}

/** A folded word as a term. */
export function termOf(word: string, isPrefix: boolean): Term & { kind: 'word' } {
  const bare = withoutArticle(word)
  const forms = bare === undefined ? [word] : [word, bare]
  return {
    kind: 'word',
    forms: [...forms, ...forms.flatMap(otherWordsFor)],
    otherNumbers: [...new Set(forms.flatMap(otherNumbersOf))],
    isPrefix,
  }
}

/** Whether what stands at an offset of a text is part of a phrase. */
export function isBetweenQuotes(text: string, offset: number): boolean {
  return piecesOf(text).some(({ piece, isQuoted, start }) => {
    return isQuoted && offset >= start && offset < start + piece.length
  })
}

interface Piece {
  piece: string
  start: number
  isQuoted: boolean
}

function piecesOf(text: string): Piece[] {
  const pieces = text.split(anyQuotes)
  let start = 0
  return pieces.map((piece, index) => {
    const from = start
    // Every quote is one code unit.
    start += piece.length + 1
    // A quote without its second is an ordinary character.
    return { piece, start: from, isQuoted: index % 2 === 1 && index < pieces.length - 1 }
  })
}

/**
 * Words of which some will do: those that say nothing by themselves (of, the) don't count, nor does the same word twice.
 */
export function wordsThatCount(query: Query): Query {
  const distinct = new Map<string, Term>()
  for (const term of query) {
    const [word = ''] = term.kind === 'phrase' ? [] : term.forms
    if (word !== '' && !isStopWord(word)) distinct.set(word, term)
  }
  return [...distinct.values()].slice(0, mostCounted)
}

/**
 * Words of the four languages that say nothing by themselves. Left out are those that are another language's own words
 * or names (un, or, car, son).
 */
const texts = [
  'a an the of in on at to for from by with and is are was were be as its this that these those into about what how',
  'le la les du de des une et en aux pour par dans sur avec est sont ce cette ces qui que quoi dont chez sous',
  'في من إلى على عن مع هذا هذه ذلك تلك التي الذي الذين أو ثم إن أن كان هو هي ما هل بين',
  'در از به با برای که این آن را تا بر یا و است هست شد چه چیست',
]

const stopWords: ReadonlySet<string> = new Set(texts.flatMap((text) => foldSpelling(text).split(' ')))

/** @param folded as `foldSpelling` gives it */
function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
