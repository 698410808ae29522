import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import type { CoverPalette } from '../../../site/ui/cover-art/topic-palettes.ts'
import { drawContourArt } from './contour-art.ts'
import { pageMeasures, startEdge } from './page-measures.ts'
import type { Typesetter } from './set-text.ts'
import { drawTagged } from './tagged-text.ts'
import type { TextStyles } from './text-styles.ts'

export interface CoverText {
  organizationName: string
  /** Above the title, for example the topic. */
  eyebrow: string
  title: string
  authors: string
  publishedOn: string
  key: string
  palette: CoverPalette
}

/** The first page: art over the upper part, and on paper below it the title, the authors and the date. */
export function drawCoverPage(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  parent: PdfStructure,
  cover: CoverText,
): void {
  pdf.addPage()
  const { width, height, edge } = pageMeasures
  const inner = width - edge * 2
  const { isRightToLeft } = typesetter
  const title = typesetter.set(cover.title, inner - 10, styles.coverTitle)
  const titleHeight = title.lines.length * styles.coverTitle.leading
  // A long title pushes the picture's edge up; the foot of the page stays where it is.
  const artHeight = Math.min(500, height - 150 - titleHeight - 84)
  const { layers, accent } = cover.palette
  pdf.markContent('Artifact', { type: 'Layout' })
  drawContourArt(
    pdf,
    { left: 0, top: 0, width, height: artHeight },
    { key: cover.key, palette: cover.palette, isMirrored: isRightToLeft, hasSeal: true },
  )
  const shade = pdf.linearGradient(0, 0, 0, 150)
  shade.stop(0, '#041f31', 0.68).stop(1, '#041f31', 0)
  pdf.rect(0, 0, width, 150).fill(shade)
  pdf.rect(0, artHeight, width, height - artHeight).fill('#fbfaf7')
  pdf.rect(0, artHeight, width, 5).fill(layers[3] ?? layers[0])
  pdf.rect(startEdge(isRightToLeft, 54), artHeight, 54, 5).fill(accent)
  pdf.endMarkedContent()

  const draw = (type: 'H1' | 'P', text: string, style: keyof TextStyles, top: number): number => {
    const set = typesetter.set(text, inner - 10, styles[style])
    return drawTagged(pdf, typesetter, parent, type, set, isRightToLeft ? edge + 10 : edge, top)
  }
  draw('P', cover.organizationName, 'coverName', 44)
  let top = artHeight + 34
  if (cover.eyebrow !== '') top += draw('P', cover.eyebrow, 'label', top) + 8
  top += drawTagged(pdf, typesetter, parent, 'H1', title, isRightToLeft ? edge + 10 : edge, top)
  const foot = height - 92
  top = Math.max(top + 20, foot)
  if (cover.authors !== '') top += draw('P', cover.authors, 'coverStrong', top)
  draw('P', cover.publishedOn, 'coverNote', top)
}
