import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSync, type Font } from 'fontkit'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fontFiles, weights, type FontFile } from './font-files.ts'
import { codePointsOf, makeFont } from './make-fonts.ts'

const { resolve } = createRequire(import.meta.url)
const styles = readFileSync(path.join(import.meta.dirname, '../styles/fonts.css'), 'utf8')

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const made = new Map<string, Font>()
for (const [name, file] of Object.entries(fontFiles)) {
  const target = path.join(folder, `${name}.woff2`)
  writeFileSync(target, await makeFont(file))
  made.set(name, openSync(target))
}
const sources = new Map<string, Font>(
  Object.values(fontFiles).map(({ source }) => [source, openSync(resolve(`@fontsource-variable/${source}`))]),
)

function fileOf(name: keyof typeof fontFiles): Font {
  const font = made.get(name)
  if (!font) throw new Error(`No file ${name}`)
  return font
}

function sourceOf(name: keyof typeof fontFiles): Font {
  const font = sources.get(fontFiles[name].source)
  if (!font) throw new Error(`No source of ${name}`)
  return font
}

const lettersIn = (font: Font, letters: string) =>
  [...letters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')

test.each([
  ['readex-pro-latin', 'ABCXYZabcxyz0123456789 !"#$%&\'()*+,-./:;<=>?@[]_{}|~'],
  ['readex-pro-latin', 'çéü “English” ‘quotes’ – — … © ° · • « » × − ³'],
  ['readex-pro-french', 'àâæèêëîïôœùûÿÀÂÆÇÈÉÊËÎÏÔŒÙÛ€²'],
  ['readex-pro-latin-french', 'ABCXYZabcxyz0123456789 àâæèêëîïôœùûÿÀÂÆÇÈÉÊËÎÏÔŒÙÛ€²'],
  ['readex-pro-latin-in-one-weight', 'ABCXYZabcxyz0123456789 .,:;()/%+-–“”«»…m³&@#_Türkiye'],
  ['readex-pro-latin-further', 'áíóúñöäßøåÁÖ½¼™‹›„'],
  ['readex-pro-latin-extended', 'āčđěğıłńőřşţūżŞĞİ'.replace('ı', '')],
  ['readex-pro-arabic', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـًٌٍَُِّْٰ،؛؟٪٫٬'],
  ['readex-pro-arabic-further', '٠١٢٣٤٥٦٧٨٩'],
  ['vazirmatn-persian', 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیةيكۀـًٌٍَُِّْٔ،؛؟۰۱۲۳۴۵۶۷۸۹٪٫٬'],
] as const)('%s has %s', (name, letters) => {
  expect(lettersIn(fileOf(name), letters)).toBe(letters)
})

/** What the styles say of each file: the family that it is part of, its weights, its letters. */
const faces = [
  ...styles.matchAll(
    /font-family: '(?<family>[^']+)';\s+font-style: normal;\s+font-weight: (?<weight>[\d ]+);\s+font-display: swap;\s+src: url\('site-fonts\/(?<name>[a-z-]+)\.woff2'\)[^;]*;\s+unicode-range:(?<range>[^;]+);/g,
  ),
].map(({ groups }) => ({
  family: groups?.family,
  name: groups?.name ?? '',
  weight: groups?.weight,
  letters: codePointsOf(groups?.range ?? ''),
}))

test('no letter of the sources was lost, and none is in two files of one family', () => {
  // A page in Latin letters would load the whole Arabic file for a hyphen that only that file has.
  const hyphens = [0x2010, 0x2011]
  const everywhere = new Set([
    ...hyphens,
    ...Object.values(fontFiles).flatMap(({ range }) => codePointsOf(range)),
  ])
  // Readex Pro's Arabic letters and Vazirmatn's have the same code points, and no family has both.
  for (const [family, files] of Map.groupBy(faces, (face) => face.family)) {
    const letters = files.flatMap((face) => face.letters)
    expect(letters.length, family).toBe(new Set(letters).size)
  }
  for (const [source, whole] of sources) {
    const lost = Array.from({ length: 0xffff }, (_, code) => code)
      .filter((code) => whole.hasGlyphForCodePoint(code) && !everywhere.has(code))
      .map((code) => code.toString(16))
    expect(lost, source).toEqual([])
  }
})

test.each([
  ['readex-pro-arabic', 'الشبكة الدولية للمياه والطاقة'],
  ['readex-pro-arabic', 'لا لأ لإ لآ سلام بلاد إسلامية'],
  ['readex-pro-arabic', 'كـــتاب مُحَمَّدٌ هـ'],
  ['readex-pro-arabic-further', '١٤٤٧'],
  ['vazirmatn-persian', 'شبکهٔ بین‌المللی آب و انرژی، پژوهش‌های گوناگون ۱۴۰۵'],
  ['vazirmatn-persian', 'لا بلا می‌گوید چگونه'],
  ['readex-pro-latin', 'AVATAR Type Water “To” fi ffl 2026 Türkiye Français'],
  ['readex-pro-french', 'œÉàÀ'],
  ['readex-pro-latin-french', 'À l’Été AVATAR œuvre'],
] as const)('%s shapes «%s» as its source does', (name, text) => {
  // Spaces are the Latin file's.
  const shapeOf = (font: Font) =>
    text.split(' ').map((word) => {
      const { glyphs, positions } = font.layout(word)
      return glyphs.map(({ path: outline }, index) => [outline.toSVG(), positions[index]?.xAdvance])
    })
  expect(shapeOf(fileOf(name))).toEqual(shapeOf(sourceOf(name)))
})

test('the styles ask for each file where its letters are', () => {
  expect(new Map(faces.map(({ name, letters }) => [name, letters]))).toEqual(
    new Map(Object.entries(fontFiles).map(([name, { range }]) => [name, codePointsOf(range)])),
  )
})

/** What fontkit's types leave out. */
const varying = z.object({
  variationAxes: z.object({ wght: z.object({ min: z.number(), max: z.number() }).optional() }),
})

test('a file has the weights that the styles ask it for', () => {
  const files: Readonly<Record<string, FontFile>> = fontFiles
  for (const { name, weight } of faces) {
    const { min, max } = files[name]?.weights ?? weights
    const { wght } = varying.parse(made.get(name)).variationAxes
    expect([weight, wght && [wght.min, wght.max]], name).toEqual(
      min === max ? [String(min), undefined] : [`${min} ${max}`, [min, max]],
    )
  }
})

// A browser that finds a weight in one file of a family passes over its files without it.
test('all files of a family have the same weights', () => {
  for (const [family, files] of Map.groupBy(faces, (face) => face.family))
    expect(new Set(files.map(({ weight }) => weight)).size, family).toBe(1)
})

test('Arabic and Persian pages have all Latin letters that an English page has', () => {
  expect(fontFiles['readex-pro-latin-in-one-weight'].range).toBe(fontFiles['readex-pro-latin'].range)
})
