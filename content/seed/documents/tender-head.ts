import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import type { CoverPalette } from '../../../site/ui/cover-art/topic-palettes.ts'
import { drawContourArt } from './contour-art.ts'
import { pageMeasures, startEdge } from './page-measures.ts'
import type { Typesetter } from './set-text.ts'
import { drawTagged } from './tagged-text.ts'
import type { TextStyles } from './text-styles.ts'

/** The head of a tender's first page: who asks, for what, over the contours; gives its height. */
export function drawTenderHead(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  parent: PdfStructure,
  head: { organizationName: string; kind: string; title: string; key: string; palette: CoverPalette },
): number {
  const { width, edge } = pageMeasures
  const { isRightToLeft } = typesetter
  const textWidth = width - edge * 2 - 60
  const title = typesetter.set(head.title, textWidth, styles.tenderTitle)
  const height = 156 + title.lines.length * styles.tenderTitle.leading
  pdf.markContent('Artifact', { type: 'Layout' })
  drawContourArt(
    pdf,
    { left: 0, top: 0, width, height },
    { key: head.key, palette: head.palette, isMirrored: isRightToLeft, hasSeal: false },
  )
  // Keeps white letters readable wherever the drawing is pale.
  const shade = pdf.linearGradient(isRightToLeft ? width : 0, 0, isRightToLeft ? 0 : width, 0)
  shade.stop(0, '#041f31', 0.85).stop(0.6, '#041f31', 0.6).stop(1, '#041f31', 0.05)
  pdf.rect(0, 0, width, height).fill(shade)
  pdf.rect(startEdge(isRightToLeft, 54), height - 5, 54, 5).fill(head.palette.accent)
  pdf.endMarkedContent()
  const left = startEdge(isRightToLeft, textWidth)
  const put = (type: 'H1' | 'P', text: string, style: keyof TextStyles, top: number): number =>
    drawTagged(pdf, typesetter, parent, type, typesetter.set(text, textWidth, styles[style]), left, top)
  put('P', head.organizationName, 'coverName', 44)
  const kindHeight = put('P', head.kind, 'tenderKind', 96)
  drawTagged(pdf, typesetter, parent, 'H1', title, left, 98 + kindHeight)
  return height
}
