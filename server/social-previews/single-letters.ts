const arabicBlocks = Array.from({ length: 0x780 - 0x600 }, (_, index) => String.fromCodePoint(0x600 + index))

/**
 * Letters and marks of Arabic script, each by itself, which a typeface has to be shown before any word. Fontkit keeps
 * one object for each glyph of a WOFF2 file with the letters for which it was first made, and asks those how they join:
 * met first as a part of `إ`, the glyph of `ا` would never join again. What a typeface lacks shares one glyph; the one
 * of those that must keep its nature, the zero-width non-joiner, comes before all others.
 */
export const singleLetters: string = [
  '\u200c',
  ...arabicBlocks.filter(
    (letter) => /\p{Script_Extensions=Arabic}/u.test(letter) && /[\p{L}\p{M}\p{Nd}]/u.test(letter),
  ),
].join(' ')
