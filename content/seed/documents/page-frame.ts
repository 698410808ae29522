import type PDFDocument from 'pdfkit'
import { khatamStar } from '../artwork/brushes/khatam.ts'
import { pageMeasures } from './page-measures.ts'
import type { Typesetter } from './set-text.ts'
import type { TextStyles } from './text-styles.ts'

export interface PageFrame {
  /** The name stands where lines begin, the title where they end; `null` for a page that has a head of its own. */
  header: { organizationName: string; title: string } | null
  pageLabel: string
  accent: string
  /** Height of the page number; above the picture where a page ends in one. */
  foot?: number
}

/** The running header and the page number. Readers who listen are spared both. */
export function drawPageFrame(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  frame: PageFrame,
): void {
  const { width, edge } = pageMeasures
  const { isRightToLeft } = typesetter
  pdf.markContent('Artifact', { type: 'Pagination' })
  if (frame.header) drawHeader(pdf, typesetter, styles, frame.header)
  const foot = frame.foot ?? 794
  const label = typesetter.set(frame.pageLabel, width - edge * 2, styles.small)
  typesetter.draw(label, edge, foot, 0, 1, 'end')
  const starX = isRightToLeft ? width - edge - 6 : edge + 6
  pdf.path(khatamStar(starX, foot + styles.small.leading / 2, 6)).fill(frame.accent)
  pdf.endMarkedContent()
}

function drawHeader(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  header: { organizationName: string; title: string },
): void {
  const { width, edge } = pageMeasures
  const inner = width - edge * 2
  const top = 46
  const name = typesetter.set(header.organizationName, inner * 0.46, styles.label)
  const title = typesetter.set(shorten(header.title), inner * 0.5, styles.small)
  const { isRightToLeft } = typesetter
  typesetter.draw(name, isRightToLeft ? width - edge - name.width : edge, top, 0, 1)
  typesetter.draw(title, isRightToLeft ? edge : width - edge - title.width, top, 0, 1, 'end')
  const line = top + 22
  pdf
    .lineWidth(0.6)
    .strokeOpacity(0.35)
    .moveTo(edge, line)
    .lineTo(width - edge, line)
    .stroke('#0d2b3e')
  pdf.strokeOpacity(1)
}

/** A running title is one line. */
function shorten(title: string): string {
  const limit = 58
  if (title.length <= limit) return title
  return `${title.slice(0, title.lastIndexOf(' ', limit))} …`
}
