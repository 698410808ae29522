import type PDFDocument from 'pdfkit'
import type { CoverPalette } from '../../../site/ui/cover-art/topic-palettes.ts'
import { drawContourArt } from './contour-art.ts'
import type { PlacedLines } from './flow-blocks.ts'
import { pageMeasures } from './page-measures.ts'

/** Height of the picture that closes a document whose last page is not full; 0 where there is no room. */
export function roomForBand(lastPage: readonly PlacedLines[]): number {
  const last = lastPage.at(-1)
  const end = last ? last.top + (last.to - last.from) * last.block.text.style.leading : pageMeasures.top
  const free = pageMeasures.height - end - 110
  return free < 110 ? 0 : Math.min(230, free)
}

/** Draws that picture over the page's foot. */
export function drawClosingBand(
  pdf: PDFDocument,
  height: number,
  art: { key: string; palette: CoverPalette; isMirrored: boolean },
): void {
  const top = pageMeasures.height - height
  pdf.markContent('Artifact', { type: 'Layout' })
  drawContourArt(pdf, { left: 0, top, width: pageMeasures.width, height }, { ...art, hasSeal: false })
  pdf.endMarkedContent()
}
