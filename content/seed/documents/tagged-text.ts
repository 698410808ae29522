import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import type { SetText, Typesetter } from './set-text.ts'

/** Draws a text as one element of the document's structure; gives the height used. */
export function drawTagged(
  pdf: PDFDocument,
  typesetter: Typesetter,
  parent: PdfStructure,
  type: 'H1' | 'H2' | 'P' | 'Lbl' | 'TH' | 'TD',
  text: SetText,
  x: number,
  top: number,
): number {
  const element = pdf.struct(type, typesetter.isRightToLeft ? { actual: text.plain } : {})
  parent.add(element)
  let height = 0
  element.add(() => {
    height = typesetter.draw(text, x, top)
  })
  element.end()
  return height
}
