import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

/** The site's own letters (site/ui/styles/fonts.css), a file for each script. */
const files = {
  latin: 'readex-pro/files/readex-pro-latin-wght-normal.woff2',
  'latin-ext': 'readex-pro/files/readex-pro-latin-ext-wght-normal.woff2',
  arabic: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  persian: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
} as const

export type TypefaceName = keyof typeof files

const { resolve } = createRequire(import.meta.url)
const opened = new Map<TypefaceName, Font>()

/** A typeface, opened when it is first needed. */
export function typeface(name: TypefaceName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = openSync(fileOf(name))
  font.layout(singleLetters)
  opened.set(name, font)
  return font
}

/** Where a typeface's file is. */
export function fileOf(name: TypefaceName): string {
  return resolve(`@fontsource-variable/${files[name]}`)
}

/** Whether a name came from this module. */
export function isTypefaceName(name: string): name is TypefaceName {
  return name in files
}

const arabicLetter = /\p{Script_Extensions=Arabic}/u

/**
 * Chooses one typeface for each letter of a text. Letters that join must come from one typeface, so that a text with a
 * letter that Readex Pro lacks (Persian's) takes all its Arabic letters from Vazirmatn.
 */
export function typefacesFor(text: string): (letter: string) => TypefaceName | undefined {
  const joined = Array.from(text).filter((letter) => isArabicScript(letter))
  const arabic = joined.every((letter) => has('arabic', letter)) ? 'arabic' : 'persian'
  return (letter) => {
    const candidates: readonly TypefaceName[] = isArabicScript(letter)
      ? [arabic]
      : ['latin', 'latin-ext', arabic]
    return candidates.find((name) => has(name, letter))
  }
}

/** Letters, digits and marks of Arabic script; what both scripts share (a space, a full stop) is Latin's. */
function isArabicScript(letter: string): boolean {
  return arabicLetter.test(letter) && (letter.codePointAt(0) ?? 0) > 0x5ff
}

function has(name: TypefaceName, letter: string): boolean {
  return typeface(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

const arabicBlocks = Array.from({ length: 0x780 - 0x600 }, (_, index) => String.fromCodePoint(0x600 + index))

/**
 * Letters and marks of Arabic script, each by itself, which a typeface has to be shown before any word. Fontkit keeps
 * one object for each glyph of a WOFF2 file with the letters for which it was first made, and asks those how they join:
 * met first as a part of `إ`, the glyph of `ا` would never join again. What a typeface lacks shares one glyph; the one
 * of those that must keep its nature, the zero-width non-joiner, comes before all others.
 */
const singleLetters: string = [
  '\u200c',
  ...arabicBlocks.filter(
    (letter) => /\p{Script_Extensions=Arabic}/u.test(letter) && /[\p{L}\p{M}\p{Nd}]/u.test(letter),
  ),
].join(' ')
