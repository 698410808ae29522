import { isBlank } from '../visible-text.ts'

/** The joiners of U+200C and U+200D belong to words of Persian and to some signs; between others they only hide. */
const joined = String.raw`(?<=(?!\p{Script=Latin})[\p{L}\p{M}\p{S}])[\u200C\u200D](?=(?!\p{Script=Latin})[\p{L}\p{M}\p{S}])`
const hidden = new RegExp(String.raw`(?!${joined})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`, 'gu')

/** A name without characters that nobody sees or that turn the reading direction. */
export function withoutHidden(name: string): string {
  return name.replaceAll(hidden, '')
}

/**
 * A stranger's name for a file as it is stored and shown: one line, without folders and hidden characters, at most 120
 * characters with its own ending. Empty where nothing is left.
 */
export function shownFileName(name: string): string {
  const plain = withoutHidden((name.split(/[/\\]/).at(-1) ?? '').normalize('NFC')).trim()
  if (isBlank(plain)) return ''
  const letters = [...plain]
  return letters.length <= 120 ? plain : `${letters.slice(0, 100).join('')}…${letters.slice(-15).join('')}`
}
