import { diffWordsWithSpace } from 'diff'
import type { Language } from '../../languages/languages.ts'

/** A stretch of a text that stayed, came or went. */
export interface Difference {
  change: 'same' | 'added' | 'removed'
  text: string
}

/** Longest texts that are compared word by word: beyond, both are shown whole. */
const longest = 20_000

/** What a text says now that it did not before, word by word, by the rules of its language. */
export function differencesOf(before: string, now: string, language: Language): Difference[] {
  if (before.length + now.length > longest)
    return [
      { change: 'removed', text: before },
      { change: 'added', text: now },
    ]
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return diffWordsWithSpace(before, now, { intlSegmenter }).map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
