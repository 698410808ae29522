import { withoutHidden } from './shown-file-name.ts'

const mostCharacters = 100
/** Of UTF-8: file systems take 255, and a number may be added. */
const mostBytes = 200

/** Names that Windows keeps for devices, with any ending, also after blanks. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i

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
  return clean === '' || deviceName.test(clean) ? otherwise : shortened(clean)
}

function shortened(name: string): string {
  if (isShort(name)) return name
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  const stem = [...name.slice(0, name.length - ending.length)].slice(0, mostCharacters - ending.length)
  while (!isShort(stem.join('') + ending)) stem.pop()
  return stem.join('').replace(/[. \u200C\u200D]+$/, '') + ending
}

function isShort(name: string): boolean {
  return [...name].length <= mostCharacters && Buffer.byteLength(name) <= mostBytes
}
