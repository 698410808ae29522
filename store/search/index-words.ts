import { indexedForms } from './find-matches.ts'
import { wordsOf } from './words.ts'

interface FoldedText {
  /** The text's words, in its order. */
  words: string[]
  /** Other forms by which some of them are found. They stand behind the words, where they part no phrase. */
  otherForms: string[]
}

function foldText(text: string): FoldedText {
  const words = wordsOf(text)
  return {
    words: words.map(({ folded }) => folded),
    otherForms: [...new Set(words.flatMap((word) => indexedForms(word).slice(1)))],
  }
}

/** A text's words, and tokens beside them, for SQLite's full-text table, which parts them at spaces. */
export function sqliteWords(text: string, tokens: readonly string[] = []): string {
  const { words, otherForms } = foldText(text)
  return [...words, ...otherForms, ...tokens].join(' ')
}

/** A name's words with a space before and after each, other forms of them apart, so that no phrase reaches there. */
export function wordsOfName(name: string): string {
  const { words, otherForms } = foldText(name)
  return ` ${words.join(' ')}  ${otherForms.join(' ')} `
}

/** Greatest position of a word that Postgres distinguishes from others. */
const lastPosition = 16_383
/** How many places of one word Postgres stores. */
const mostPositions = 255

export type Weight = 'A' | 'B' | 'C' | 'D'

/** Words of several texts, each with its weight, and tokens beside them, as a literal for Postgres' `tsvector`. */
export function postgresWords(
  texts: readonly (readonly [text: string, weight: Weight, tokens?: readonly string[]])[],
): string {
  const places = new Map<string, string[]>()
  let position = 0
  const place = (word: string, weight: Weight) => {
    position = Math.min(position + 1, lastPosition)
    const found = places.get(word) ?? []
    if (found.length < mostPositions) found.push(`${position}${weight}`)
    places.set(word, found)
  }
  for (const [text, weight, tokens = []] of texts) {
    const { words, otherForms } = foldText(text)
    for (const word of words) place(word, weight)
    // No phrase reaches over the gap.
    position += 2
    for (const form of [...otherForms, ...tokens]) place(form, weight)
    position += 2
  }
  return [...places].map(([word, found]) => `'${word}':${found.join(',')}`).join(' ')
}
