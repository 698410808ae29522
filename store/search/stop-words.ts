import { foldSpelling } from './fold-spelling.ts'

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

/**
 * Whether a word says nothing by itself.
 * @param folded as `foldSpelling` gives it
 */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
