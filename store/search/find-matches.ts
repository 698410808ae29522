import type { Query, Term, WordTerm } from './parse-query.ts'
import { withoutArticle } from './without-article.ts'
import { wordsOf, type Word } from './words.ts'

/** Where a match stands in a text: first and after the last UTF-16 code unit. */
export type Match = readonly [start: number, end: number]

/** The words of a text, in its own spelling, that a query found. In order, none overlapping. */
export function findMatches(text: string, query: Query): Match[] {
  const words = wordsOf(text)
  const isFound = words.map(() => false)
  for (const term of query) markTerm(term, words, isFound)
  return words.flatMap(({ start, end }, index): Match[] => (isFound[index] ? [[start, end]] : []))
}

function markTerm(term: Term, words: readonly Word[], isFound: boolean[]): void {
  const phrases = term.kind === 'word' ? term.phrases : [term.words]
  for (const [index, word] of words.entries()) {
    if (term.kind === 'word' && matchesWord(term, word)) isFound[index] = true
    for (const phrase of phrases) {
      if (phrase.every((wanted, offset) => words[index + offset]?.folded === wanted)) {
        isFound.fill(true, index, index + phrase.length)
      }
    }
  }
}

function matchesWord({ whole, beginnings }: WordTerm, word: Word): boolean {
  return indexedForms(word).some(
    (indexed) => whole.includes(indexed) || beginnings.some((beginning) => indexed.startsWith(beginning)),
  )
}

/** Every form in which a word of a text is found. */
export function indexedForms({ folded, parts }: Word): string[] {
  return [folded, ...parts].flatMap((form) => {
    const bare = withoutArticle(form)
    return bare === undefined ? [form] : [form, bare]
  })
}
