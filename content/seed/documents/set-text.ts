import type PDFDocument from 'pdfkit'
import type { DocumentFonts, FontWeight } from './document-fonts.ts'
import { prepareText, visualRuns, type PreparedText, type Span } from './visual-runs.ts'

export interface TextStyle {
  size: number
  /** From one baseline to the next. */
  leading: number
  colour: string
  weight: FontWeight
}

export interface SetLine {
  prepared: PreparedText
  start: number
  end: number
  width: number
}

/** A text broken into lines, ready to be drawn. */
export interface SetText {
  lines: readonly SetLine[]
  style: TextStyle
  width: number
  /** The text as it was written, for those who listen. */
  plain: string
}

/** Breaks texts into lines and draws them, in either direction. */
export interface Typesetter {
  readonly isRightToLeft: boolean
  set(text: string | readonly Span[], width: number, style: TextStyle): SetText
  /** Draws lines with the first baseline one ascent under `top`; gives the height used. */
  draw(text: SetText, x: number, top: number, from?: number, to?: number, align?: 'start' | 'end'): number
}

/** A typesetter for one document. */
export function makeTypesetter(pdf: PDFDocument, fonts: DocumentFonts, isRightToLeft: boolean): Typesetter {
  const widths = new Map<string, number>()
  const widthOf = (font: string, text: string, size: number): number => {
    const name = `${font}/${text}`
    const known = widths.get(name)
    if (known !== undefined) return known * size
    // Measured at 1000 points, so that one measurement serves every size.
    const width = pdf.font(font).fontSize(1000).widthOfString(text, { features: [] }) / 1000
    widths.set(name, width)
    return width * size
  }
  const measure = (prepared: PreparedText, start: number, end: number, size: number): number =>
    visualRuns(prepared, start, end).reduce((sum, run) => sum + widthOf(run.font, run.text, size), 0)

  return {
    isRightToLeft,
    set: (text, width, style) => {
      const spans = typeof text === 'string' ? [{ text, weight: style.weight }] : text
      const prepared = prepareText(spans, fonts, isRightToLeft)
      const lines = breakLines(prepared, width, (start, end) => measure(prepared, start, end, style.size))
      return { lines, style, width, plain: spans.map((span) => span.text).join('') }
    },
    draw: (text, x, top, from = 0, to = text.lines.length, align = 'start') => {
      const { size, leading, colour } = text.style
      let baseline = top + leading * 0.5 + size * 0.36
      for (const line of text.lines.slice(from, to)) {
        const isFlushRight = (align === 'start') === isRightToLeft
        let place = isFlushRight ? x + text.width - line.width : x
        for (const run of visualRuns(line.prepared, line.start, line.end)) {
          pdf.font(run.font).fontSize(size).fillColor(colour)
          pdf.text(run.text, place, baseline, { lineBreak: false, features: [], baseline: 'alphabetic' })
          place += widthOf(run.font, run.text, size)
        }
        baseline += leading
      }
      return (to - from) * leading
    },
  }
}

/** Lines are filled word by word: shaping stops at spaces, so a line is as wide as its words and spaces together. */
function breakLines(
  prepared: PreparedText,
  width: number,
  measure: (start: number, end: number) => number,
): SetLine[] {
  const lines: SetLine[] = []
  let [start, end, filled] = [0, 0, 0]
  const close = (): void => {
    if (end > start) lines.push({ prepared, start, end, width: measure(start, end) })
  }
  for (const [wordStart, wordEnd] of wordsIn(prepared.text)) {
    const word = measure(wordStart, wordEnd)
    const space = wordStart > end && end > start ? measure(end, wordStart) : 0
    if (end > start && filled + space + word > width) {
      close()
      start = wordStart
      filled = word
    } else {
      if (end === start) start = wordStart
      filled += space + word
    }
    end = wordEnd
  }
  close()
  return lines
}

/** Places of the words between which a line may end: at spaces that may break, and after a hyphen inside a word. */
function wordsIn(text: string): [number, number][] {
  return [...text.matchAll(/(?:[^ \n-]|-(?!\p{Letter}{2})|(?<!\p{Letter}{2})-)+-?|-+/gu)].map((match) => [
    match.index,
    match.index + match[0].length,
  ])
}
