import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import { pageMeasures, textLeft } from './page-measures.ts'
import type { SetText, Typesetter } from './set-text.ts'
import { drawTagged } from './tagged-text.ts'
import type { TextStyles } from './text-styles.ts'

export interface SummaryText {
  heading: string
  summary: string
  contentsHeading: string
  entries: readonly { title: string; page: string; destination: string }[]
  /** Who, when and how to cite: a label and a text each. */
  facts: readonly { label: string; text: string }[]
}

/** The second page: the summary in larger type, what the document holds, and what to know of it. */
export function drawSummaryPage(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  parent: PdfStructure,
  page: SummaryText,
): void {
  const { isRightToLeft } = typesetter
  const left = textLeft(isRightToLeft)
  const width = pageMeasures.textWidth
  const put = (type: 'H1' | 'H2' | 'P', text: string, style: keyof TextStyles, top: number): number =>
    drawTagged(pdf, typesetter, parent, type, typesetter.set(text, width, styles[style]), left, top)
  let top: number = pageMeasures.top
  top += put('H1', page.heading, 'title', top) + 12
  top += put('P', page.summary, 'lead', top) + 34
  if (page.entries.length > 0) {
    top += put('H2', page.contentsHeading, 'heading', top) + 8
    for (const entry of page.entries) top += drawEntry(pdf, typesetter, styles, parent, entry, left, top)
    top += 34
  }
  const facts = page.facts.map(({ label, text }) => ({
    label: typesetter.set(label, width, styles.label),
    text: typesetter.set(text, width, styles.small),
  }))
  const heightOf = (text: SetText): number => text.lines.length * text.style.leading
  const height = facts.reduce((sum, { label, text }) => sum + 17 + heightOf(label) + heightOf(text), 0)
  // Below long contents there may be no room; the cover says the same.
  if (top + height > pageMeasures.bottom) return
  top = Math.max(top, Math.min(560, pageMeasures.bottom - height))
  for (const { label, text } of facts) {
    drawRule(pdf, left, top, width)
    top += 8
    for (const part of [label, text]) top += drawTagged(pdf, typesetter, parent, 'P', part, left, top)
    top += 9
  }
}

function drawEntry(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  parent: PdfStructure,
  entry: SummaryText['entries'][number],
  left: number,
  top: number,
): number {
  const width = pageMeasures.textWidth
  const { isRightToLeft } = typesetter
  const title = typesetter.set(entry.title, width - 40, styles.contents)
  const number = typesetter.set(entry.page, 40, styles.contents)
  const height = title.lines.length * styles.contents.leading + 10
  drawRule(pdf, left, top, width)
  const link = pdf.struct('Link', isRightToLeft ? { actual: `${entry.title} ${entry.page}` } : {})
  parent.add(link)
  link.add(() => {
    typesetter.draw(title, isRightToLeft ? left + 40 : left, top + 5)
    typesetter.draw(number, isRightToLeft ? left : left + width - 40, top + 5, 0, 1, 'end')
    pdf.goTo(left, top, width, height, entry.destination, { structParent: link })
  })
  link.end()
  return height
}

function drawRule(pdf: PDFDocument, left: number, top: number, width: number): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(0.6)
    .strokeOpacity(0.3)
    .moveTo(left, top)
    .lineTo(left + width, top)
    .stroke('#0d2b3e')
  pdf.strokeOpacity(1)
  pdf.endMarkedContent()
}
