import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import { khatamStar } from '../artwork/brushes/khatam.ts'
import type { FlowBlock, PlacedLines } from './flow-blocks.ts'
import { pageMeasures, textLeft } from './page-measures.ts'
import type { Typesetter } from './set-text.ts'

const structureTypes = { heading: 'H2', paragraph: 'P', quote: 'BlockQuote', item: 'LI' } as const

export interface FlowPainter {
  pdf: PDFDocument
  typesetter: Typesetter
  accent: string
  /** Number of a heading as it is written. */
  numberOf: (heading: number) => string
}

/** Draws the pages of a body, each block one element of the document's structure even where it runs over a page. */
export function drawFlow(
  painter: FlowPainter,
  pages: readonly (readonly PlacedLines[])[],
  parent: PdfStructure,
  startPage: (index: number) => void,
): void {
  const elements = new Map<FlowBlock, PdfStructure>()
  let list: PdfStructure | null = null
  pages.forEach((page, index) => {
    startPage(index)
    for (const placed of page) {
      const { block } = placed
      if (block.kind !== 'item') list = null
      let element = elements.get(block)
      if (!element) {
        element = painter.pdf.struct(structureTypes[block.kind], readingOf(painter, block))
        if (block.kind === 'item') {
          if (list === null) {
            list = painter.pdf.struct('L')
            parent.add(list)
          }
          list.add(element)
        } else {
          parent.add(element)
        }
        elements.set(block, element)
      }
      element.add(() => drawLines(painter, placed))
    }
  })
  for (const element of elements.values()) element.end()
}

/** Right-to-left lines lie in the file as they are seen, so the text as it is read goes along. */
function readingOf({ typesetter }: FlowPainter, block: FlowBlock): { actual?: string } {
  return typesetter.isRightToLeft ? { actual: block.text.plain } : {}
}

function drawLines(painter: FlowPainter, { block, from, to, top }: PlacedLines): void {
  const { pdf, typesetter, accent } = painter
  const { isRightToLeft } = typesetter
  const left = textLeft(isRightToLeft)
  const right = left + pageMeasures.textWidth
  const { size, leading } = block.text.style
  typesetter.draw(block.text, isRightToLeft ? left : left + block.indent, top, from, to)
  const middle = top + leading * 0.5
  if (block.kind === 'item' && from === 0) {
    pdf.path(khatamStar(isRightToLeft ? right - 5 : left + 5, middle, size * 0.32)).fill(accent)
  }
  if (block.kind === 'quote') {
    pdf.rect(isRightToLeft ? right - 3 : left, top, 3, (to - from) * leading).fill(accent)
  }
  if (block.kind === 'heading' && from === 0) {
    pdf.addNamedDestination(`heading-${block.number}`, 'XYZ', null, top - 12, null)
    drawNumber(painter, isRightToLeft ? right + 32 : left - 32, middle, block.number)
  }
}

/** A heading's number in a star beside the column. */
function drawNumber(
  { pdf, typesetter, accent, numberOf }: FlowPainter,
  x: number,
  y: number,
  number: number,
): void {
  pdf.path(khatamStar(x, y, 15)).fill(accent)
  const text = typesetter.set(numberOf(number), 100, {
    size: 10,
    leading: 14,
    colour: '#ffffff',
    weight: 'strong',
  })
  const width = text.lines[0]?.width ?? 0
  typesetter.draw({ ...text, width }, x - width / 2, y - 7)
}
