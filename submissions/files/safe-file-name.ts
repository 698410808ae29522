import { withoutHidden } from './shown-file-name.ts'

const mostCharacters = 100

/**
 * A stranger's name for a file as one part of a path that every system takes: no separators, no control characters or
 * marks that turn the reading direction, no leading dots, no device names of Windows. The ending stays.
 */
export function safeFileName(name: string | null | undefined, otherwise: string): string {
  const lines = (name ?? '').normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  const clean = withoutHidden(lines)
    .replace(/[\p{Co}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(clean)) return otherwise
  const characters = [...clean]
  if (characters.length <= mostCharacters) return clean
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? ''
  return characters.slice(0, mostCharacters - ending.length).join('') + ending
}
