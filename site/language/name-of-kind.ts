import {
  pageNameOf,
  wordsOfKind,
  type KindDeclaration,
  type KindName,
} from '../../languages/kind-declaration.ts'
import type { Language } from '../../languages/languages.ts'
import { declarationOf } from '../../languages/declared-kinds.ts'
import { messagesOf } from './loaded-messages.ts'

/** What the site calls a kind's records, given their collection. */
export function nameOfKind(collection: string, language: Language): string {
  const name = declarationOf(collection)?.name
  return name === undefined ? '' : namedIn(language, name)
}

/** What the page is called that lists a kind, or shows its records. */
export function nameOfPage(kind: KindDeclaration & { name: KindName }, language: Language): string {
  return namedIn(language, pageNameOf(kind))
}

/** A name of a kind, or of its page, in a language. */
export function namedIn(language: Language, name: KindName): string {
  return wordsOfKind(name, language, messagesOf(language).navigation)
}
