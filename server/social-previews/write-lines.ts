import type { FittedText } from './fit-lines.ts'
import { edge, previewSize } from './preview-measures.ts'

interface Writing {
  isRightToLeft: boolean
  /** Pixels beyond the edge at which lines start. */
  indent?: number
  baseline: number
  lineHeight?: number
  fill: string
  /** Thickness added to the strokes, in ems: the files that we have hold the regular weight only. */
  weight?: number
}

/** Lines of a text as one SVG path, flush with the side at which the page's readers begin. */
export function writeLines(text: FittedText, writing: Writing): string {
  const { isRightToLeft, indent = 0, baseline, lineHeight = 0, fill, weight = 0 } = writing
  const outline = text.lines
    .map((line, index) =>
      text.shaped.outline(line.start, line.end, {
        x: isRightToLeft ? previewSize.width - edge - indent - line.width : edge + indent,
        baseline: baseline + index * lineHeight,
        size: text.size,
      }),
    )
    .join('')
  const stroke = (text.size * weight).toFixed(2)
  const stroked = weight > 0 ? ` stroke="${fill}" stroke-width="${stroke}" stroke-linejoin="round"` : ''
  return `<path fill="${fill}"${stroked} d="${outline}"/>`
}
