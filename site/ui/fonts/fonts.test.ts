import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSync, type Font } from 'fontkit'
import { afterAll, expect, test } from 'vitest'
import { fontFiles, weights } from './font-files.ts'
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
  ['readex-pro-latin-further', 'áíóúñöäßøåÁÖ½¼™‹›„'],
  ['readex-pro-latin-extended', 'āčđěğıłńőřşţūżŞĞİ'.replace('ı', '')],
  ['readex-pro-arabic', 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـًٌٍَُِّْٰ،؛؟٠١٢٣٤٥٦٧٨٩٪٫٬'],
  ['vazirmatn-persian', 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیةيكۀـًٌٍَُِّْٔ،؛؟۰۱۲۳۴۵۶۷۸۹٪٫٬'],
] as const)('%s has %s', (name, letters) => {
  expect(lettersIn(fileOf(name), letters)).toBe(letters)
})

test('no letter of the sources was lost, and none is in two files of one source', () => {
  // A page in Latin letters would load the whole Arabic file for a hyphen that only that file has.
  const hyphens = [0x2010, 0x2011]
  const everywhere = new Set([
    ...hyphens,
    ...Object.values(fontFiles).flatMap(({ range }) => codePointsOf(range)),
  ])
  for (const [source, whole] of sources) {
    const files = Object.values(fontFiles).filter((file) => file.source === source)
    const letters = files.flatMap(({ range }) => codePointsOf(range))
    expect(letters.length, source).toBe(new Set(letters).size)
    const lost = Array.from({ length: 0xffff }, (_, code) => code)
      .filter((code) => whole.hasGlyphForCodePoint(code) && !everywhere.has(code))
      .map((code) => code.toString(16))
    expect(lost, source).toEqual([])
  }
})

test.each([
  ['readex-pro-arabic', 'الشبكة الدولية للمياه والطاقة'],
  ['readex-pro-arabic', 'لا لأ لإ لآ سلام بلاد إسلامية'],
  ['readex-pro-arabic', 'كـــتاب مُحَمَّدٌ ١٤٤٧ هـ'],
  ['vazirmatn-persian', 'شبکهٔ بین‌المللی آب و انرژی، پژوهش‌های گوناگون ۱۴۰۵'],
  ['vazirmatn-persian', 'لا بلا می‌گوید چگونه'],
  ['readex-pro-latin', 'AVATAR Type Water “To” fi ffl 2026 Türkiye Français'],
  ['readex-pro-french', 'œÉàÀ'],
] as const)('%s shapes «%s» as its source does', (name, text) => {
  // Spaces are the Latin file's.
  const shapeOf = (font: Font) =>
    text.split(' ').map((word) => {
      const { glyphs, positions } = font.layout(word)
      return glyphs.map(({ path: outline }, index) => [outline.toSVG(), positions[index]?.xAdvance])
    })
  expect(shapeOf(fileOf(name))).toEqual(shapeOf(sourceOf(name)))
})

test('the styles ask for each file where its letters are, in the weights that it has', () => {
  const faces = [
    ...styles.matchAll(
      /font-weight: (?<weight>[\d ]+);\s+font-display: swap;\s+src: url\('site-fonts\/(?<name>[a-z-]+)\.woff2'\)[^;]*;\s+unicode-range:(?<range>[^;]+);/g,
    ),
  ].map(({ groups }) => [groups?.name, [groups?.weight, codePointsOf(groups?.range ?? '')]])
  expect(Object.fromEntries(faces)).toEqual(
    Object.fromEntries(
      Object.entries(fontFiles).map(([name, { range }]) => [
        name,
        [`${weights.min} ${weights.max}`, codePointsOf(range)],
      ]),
    ),
  )
})
