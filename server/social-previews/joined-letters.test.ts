import { openSync, type Font } from 'fontkit'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { shapeText } from './outline-text.ts'

/** Letters of Arabic script whose drawing is one piece each, so that what stands apart in a picture is not joined. */
const words = [
  ['محمد', 1],
  ['مصر', 1],
  ['العلم', 2],
  ['حوار', 3],
  ['کمک', 1],
  ['همکار', 2],
] as const

const parted = (word: string) => Array.from(word).join('\u200c')

describe('in the picture', () => {
  test.each(words)('letters that join touch each other (%s: %i)', async (word, pieces) => {
    expect(await piecesIn(word)).toBe(pieces)
  })

  test.each(words)('letters that must not join do not (%s)', async (word) => {
    expect(await piecesIn(parted(word))).toBe(word.length)
  })
})

test.each([
  ['arabic', 'أول', 'الطاقة'],
  ['arabic', 'إ', 'باب'],
  ['persian', 'إ', 'کتاب'],
  ['persian', 'ئ', 'موسى'],
  ['persian', 'ۀ', 'همهٔ'],
  ['persian', 'پچژگ', 'می‌شود'],
] as const)('letters join whatever was drawn before (%s: %s, %s)', async (name, first, second) => {
  vi.resetModules()
  const { fileOf, typeface } = await import('./typefaces.ts')
  const font = openSync(fileOf(name))
  const glyphs = (word: string, of: Font) => of.layout(word).glyphs.map(({ id }) => id)
  typeface(name).layout(first)
  expect(glyphs(second, typeface(name))).toEqual(glyphs(second, font))
})

/** How many pieces a drawn word falls into: dark areas that do not touch. */
async function piecesIn(word: string): Promise<number> {
  const shaped = shapeText(word, true)
  const outline = shaped.outline(0, shaped.text.length, { x: 40, baseline: 180, size: 160 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="320"><path d="${outline}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = Array.from(data, (value) => value < 128)
  let pieces = 0
  for (let start = 0; start < isDark.length; start++) {
    if (!isDark[start]) continue
    pieces++
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (!isDark[at]) continue
      isDark[at] = false
      for (const step of [1, info.width]) waiting.push(at - step, at + step)
    }
  }
  return pieces
}
