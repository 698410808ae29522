import { fitLines, wrapLines, type FittedText } from '../../social-previews/fit-lines.ts'
import { escapeXml } from '../../xml/escape-xml.ts'
import type { chartColours } from './chart-colours.ts'

/** Texts as letters, which whoever shows the file draws, or as outlines, for which no font is needed. */
export type Letters = 'text' | 'outlines'

interface Place {
  /** Where the text begins, ends or has its middle, by `side`. */
  x: number
  baseline: number
  side?: 'start' | 'middle' | 'end'
  colour?: keyof typeof chartColours
  isStrong?: boolean
  /** With a light edge, to be read on every colour of a map. */
  isHaloed?: boolean
  lineHeight?: number
}

/** Writes the texts of a drawing in one direction. */
export class ChartLetters {
  readonly kind: Letters
  readonly #isRightToLeft: boolean

  constructor(letters: Letters, isRightToLeft: boolean) {
    this.kind = letters
    this.#isRightToLeft = isRightToLeft
  }

  /** The text in as many lines as it needs; what does not fit into the most of them ends in an ellipsis. */
  fit(text: string, { width, size, lines = 1 }: { width: number; size: number; lines?: number }): FittedText {
    return fitLines(text, { width, isRightToLeft: this.#isRightToLeft, sizes: [{ size, lines }] })
  }

  /** The whole text in as many lines as it needs: what must not be cut, such as numbers and their units. */
  wrap(text: string, { width, size }: { width: number; size: number }): FittedText {
    return wrapLines(text, { width, isRightToLeft: this.#isRightToLeft, size })
  }

  /** Width of a text on one line. */
  widthOf(text: string, size: number): number {
    return this.fit(text, { width: Number.POSITIVE_INFINITY, size }).lines[0]?.width ?? 0
  }

  write(text: FittedText, place: Place): string {
    const {
      colour = 'ink',
      isStrong = false,
      isHaloed = false,
      lineHeight = text.size * 1.35,
      baseline,
    } = place
    const looks = `${colour}${isStrong ? ' strong' : ''}${isHaloed ? ' haloed' : ''}`
    if (this.kind === 'text') {
      const side = place.side ?? 'start'
      return text.lines
        .map(({ start, end }, index) => {
          const y = tenth(baseline + index * lineHeight)
          const words = escapeXml(text.shaped.text.slice(start, end))
          return `<text class="${looks}" x="${tenth(place.x)}" y="${y}" font-size="${text.size}" text-anchor="${side}">${words}</text>`
        })
        .join('')
    }
    const outline = text.lines
      .map(({ start, end, width }, index) =>
        text.shaped.outline(start, end, {
          x: this.#leftOf(place, width),
          baseline: baseline + index * lineHeight,
          size: text.size,
        }),
      )
      .join('')
    return outline === '' ? '' : `<path class="letters ${looks}" d="${outline}"/>`
  }

  #leftOf({ x, side = 'start' }: Place, width: number): number {
    if (side === 'middle') return x - width / 2
    return (side === 'start') === this.#isRightToLeft ? x - width : x
  }
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
