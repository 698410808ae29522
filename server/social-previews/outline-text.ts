import { prepareText, visualRuns, type PreparedText } from './visual-runs.ts'
import { isTypefaceName, typeface, typefacesFor } from './typefaces.ts'

/** A paragraph whose letters know their typeface and direction, ready to be broken into lines and drawn. */
export interface ShapedText {
  /** The text without letters that no typeface has. */
  readonly text: string
  /** Width, in ems, of a part of the text on one line. */
  widthOf(start: number, end: number): number
  /** Outline of a part of the text as the `d` of an SVG path; `x` is the left end of its baseline. */
  outline(start: number, end: number, place: { x: number; baseline: number; size: number }): string
}

// They shape the text around them but are not drawn.
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Shapes a text of any of the site's scripts, right-to-left ones too: joins, marks and the order of its parts. */
export function shapeText(written: string, isRightToLeft: boolean): ShapedText {
  const flat = bound(written.normalize('NFC'))
  const typefaceOf = typefacesFor(flat)
  const drawable = Array.from(flat)
    // Beyond the basic plane there are only pictures, which no typeface of ours has.
    .filter((letter) => letter.length === 1 && (unseen.test(letter) || typefaceOf(letter)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
  const widths = new Map<string, number>()
  const prepared = prepareText(drawable, (letter) => typefaceOf(letter) ?? 'latin', isRightToLeft)
  return {
    text: drawable,
    // Lines are tried at many widths, of which most ask for the same parts.
    widthOf: (start, end) => {
      const part = `${start} ${end}`
      const known = widths.get(part)
      if (known !== undefined) return known
      const found = shapedRuns(prepared, start, end).reduce((sum, { width }) => sum + width, 0)
      widths.set(part, found)
      return found
    },
    outline: (start, end, { x, baseline, size }) => {
      let place = x
      return shapedRuns(prepared, start, end)
        .map(({ width, draw }) => {
          const drawn = draw(place, baseline, size)
          place += width * size
          return drawn
        })
        .join('')
    },
  }
}

/** One kind of space that breaks and one that does not: French quotes and high stops stay with their words. */
function bound(text: string): string {
  return text
    .replace(/[ \t\r\n]+/g, ' ')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replace(/ (?=[»:;?!])/g, '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .trim()
}

interface ShapedRun {
  /** Ems. */
  width: number
  draw: (x: number, baseline: number, size: number) => string
}

function shapedRuns(prepared: PreparedText, start: number, end: number): ShapedRun[] {
  return visualRuns(prepared, start, end).map((run) => {
    const font = typeface(isTypefaceName(run.font) ? run.font : 'latin')
    const { glyphs, positions, advanceWidth } = font.layout(run.text)
    return {
      width: advanceWidth / font.unitsPerEm,
      draw: (x, baseline, size) => {
        const scale = size / font.unitsPerEm
        let advance = 0
        return glyphs
          .map((glyph, index) => {
            const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
            const left = x + (advance + xOffset) * scale
            advance += xAdvance
            return glyph.path
              .scale(scale, -scale)
              .translate(left, baseline - yOffset * scale)
              .toSVG()
          })
          .join('')
      },
    }
  })
}
