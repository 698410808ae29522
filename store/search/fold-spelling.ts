import { wordsOf } from './words.ts'

/**
 * A text as it is indexed and looked for: its words in lower case without diacritics and signs, each Arabic and Persian
 * letter in one form, digits from 0 to 9, a space between words. Two spellings of the same words come out equal.
 */
export function foldSpelling(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')
}
