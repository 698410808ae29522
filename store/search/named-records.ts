import type { Language } from '../../languages/languages.ts'
import { wordsOfName } from './index-words.ts'
import type { SearchEntry } from './search-entry.ts'
import { namedKinds, type NamedKind } from './searched-kinds.ts'

/** No text has it among its words, so that nothing that is typed can be a token. */
export const privateUse = '\u{E000}'

/**
 * What stands in the index of each record that refers to another, for that other's name in one language: not the name,
 * which may change, but whose it is. The name is looked up when somebody searches.
 */
export function tokenOf(kind: NamedKind, id: number, language: Language): string {
  return `${privateUse}${kind}${privateUse}${id}${privateUse}${language}`
}

interface Name {
  language: Language
  token: string
  words: string
}

/** A record's names, by which whatever refers to it is found; none where records of its kind aren't looked for so. */
export function namesOfRecord(kind: string, id: number, entries: readonly SearchEntry[]): Name[] {
  const named = namedKinds.find((name) => name === kind)
  if (named === undefined) return []
  return entries.map(({ language, words }) => ({
    language,
    token: tokenOf(named, id, language),
    words: wordsOfName(words.title),
  }))
}
