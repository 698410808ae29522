import { namesForCode, otherNamesIn, type OtherName } from './other-names.ts'
import { otherNumbersOf } from './other-numbers.ts'
import { otherWordsFor } from './other-words.ts'
import { longestQuery } from './query-limits.ts'
import { isStopWord } from './stop-words.ts'
import { fewestLettersWithoutArticle, withoutArticle } from './without-article.ts'
import { wordsOf, type Word } from './words.ts'

/** One thing that a record must contain. */
export type Term =
  /**
   * A word in any of its forms, another that says the same, or the word that it makes with one beside it (`waste water`).
   * Where it may be unfinished, whatever begins with one of them. Its singular or plural is always whole, and so is what is
   * left of two letters without the article: whatever begins with them may be another word. Several words that together
   * are a name are one of these, and so is whatever the site calls by another name (`other-names.ts`): a phrase where
   * that has several words.
   */
  | {
      kind: 'word'
      typed: string
      whole: readonly string[]
      beginnings: readonly string[]
      phrases: readonly (readonly string[])[]
      /** Those of them all that the site calls what was asked. */
      names: readonly (readonly string[])[]
    }
  /** Words that stand in this order, in exactly these forms. */
  | { kind: 'phrase'; words: readonly string[] }

export type WordTerm = Term & { kind: 'word' }

/** What a visitor looks for: all of these. Nothing at all when the text has no letter and no digit. */
export type Query = readonly Term[]

/** A text of 200 characters cannot hold more words; what stands behind them in a longer one is not looked at. */
const mostTerms = 100

/** Words that are looked for one by one, where few records have all: each takes as long as a search of its own. */
const mostCounted = 8

/** Shorter ones are chance: what `o f` makes is nobody's compound. */
const fewestLettersOfCompound = 4

const anyQuotes = /["“”„‟«»＂]/u

/**
 * Reads a visitor's query. All words must match; the last one also as a beginning; what stands in quotes is a phrase.
 * Nothing else has a meaning of its own, so that no text is wrong.
 */
export function parseQuery(text: string): Query {
  const pieces = piecesOf(text.slice(0, 10 * longestQuery))
    .map(({ piece, isQuoted }) => ({ piece, isQuoted, words: wordsOf(piece) }))
    .filter(({ words }) => words.length > 0)
  return pieces
    .flatMap(({ piece, isQuoted, words }, place): Term[] =>
      isQuoted
        ? [{ kind: 'phrase', words: words.map(({ folded }) => folded) }]
        : termsOf(piece, words, {
            isLast: place === pieces.length - 1,
            isAll: pieces.length === 1 && words.length === 1,
          }),
    )
    .slice(0, mostTerms)
}

/**
 * The words of a piece as terms; `isLast` where nothing follows it, so that its last word may be unfinished, and `isAll`
 * where it is one word and nothing else is asked.
 */
function termsOf(
  piece: string,
  words: readonly Word[],
  { isLast, isAll }: Record<'isLast' | 'isAll', boolean>,
): Term[] {
  const own = words.map(({ folded }, place) => termOf(folded, isLast && place === words.length - 1))
  const compounds = words.slice(1).map((second, place) => {
    const first = words[place]
    return first && compoundOf(first, second, piece, isLast && place === words.length - 2)
  })
  const single = own.map((term, place) => {
    const madeWithIt = [compounds[place - 1], compounds[place]].filter((compound) => compound !== undefined)
    return {
      ...term,
      whole: [...term.whole, ...madeWithIt.flatMap(({ whole }) => whole)],
      beginnings: [...term.beginnings, ...madeWithIt.flatMap(({ beginnings }) => beginnings)],
    }
  })
  const folded = words.map((word) => word.folded)
  const names = otherNamesIn(folded).filter(({ said }) => said.length > 0)
  const codes = isAll ? namesForCode(folded[0] ?? '') : []
  return single.flatMap((term, place) => {
    const name = names.find(({ start, end }) => start <= place && place < end)
    if (!name) return [withNames(term, codes)]
    if (name.end - name.start === 1) return [withNames(term, [...name.said, ...codes])]
    return name.start === place ? [termOfName(folded, name)] : []
  })
}

/** Several words that are one name, as they stand or as the site says it. */
function termOfName(words: readonly string[], { start, end, said }: OtherName): WordTerm {
  const asked = words.slice(start, end)
  const term = {
    kind: 'word',
    typed: asked.join(' '),
    whole: [],
    beginnings: [],
    phrases: [asked],
    names: [],
  } as const
  return withNames(term, said)
}

function withNames(term: WordTerm, names: readonly (readonly string[])[]): WordTerm {
  return {
    ...term,
    whole: [...term.whole, ...names.flatMap((name) => (name.length === 1 ? name : []))],
    phrases: [...term.phrases, ...names.filter((name) => name.length > 1)],
    names,
  }
}

/** What two words are when they are written as one: `waste water` or `waste-water`, «شیرین سازی». Not two numbers. */
function compoundOf(first: Word, second: Word, text: string, isUnfinished: boolean): WordTerm | undefined {
  const word = first.folded + second.folded
  if (
    word.length < fewestLettersOfCompound ||
    !/\p{L}/u.test(word) ||
    !/^[\s\p{Pd}]+$/u.test(text.slice(first.end, second.start))
  )
    return undefined
  return termOf(word, isUnfinished)
}

/** A folded word as a term. */
export function termOf(word: string, isUnfinished: boolean): WordTerm {
  const bare = withoutArticle(word)
  const own = bare === undefined ? [word] : [word, bare]
  const forms = [...own, ...own.flatMap(otherWordsFor)]
  const otherNumbers = [...new Set(own.flatMap(otherNumbersOf))]
  // What begins as الري does without its article is mostly another word: رئيس.
  const isWhole = (form: string) =>
    !isUnfinished || (form === bare && form.length === fewestLettersWithoutArticle)
  return {
    kind: 'word',
    typed: word,
    whole: [...forms.filter(isWhole), ...otherNumbers],
    beginnings: forms.filter((form) => !isWhole(form)),
    phrases: [],
    names: [],
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
    if (term.kind === 'word' && !isStopWord(term.typed)) distinct.set(term.typed, term)
  }
  return [...distinct.values()].slice(0, mostCounted)
}
