import { isBlank } from '../visible-text.ts'

/**
 * A stranger's name for a file as it is stored and shown: one line, without folders and without characters that nobody sees
 * or that turn the reading direction, at most 120 characters with its own ending. Empty where nothing is left.
 */
export function shownFileName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  if (isBlank(plain)) return ''
  const letters = [...plain]
  return letters.length <= 120 ? plain : `${letters.slice(0, 100).join('')}…${letters.slice(-15).join('')}`
}
