import type PDFDocument from 'pdfkit'
import { ramp } from '../artwork/brushes/colour.ts'
import { smoothRing } from '../artwork/brushes/curve.ts'
import { sampleField, traceIsolines } from '../artwork/brushes/isolines.ts'
import { khatamStar, octagon } from '../artwork/brushes/khatam.ts'
import { layered, makeNoise } from '../artwork/brushes/noise.ts'
import { makeSeededRandom } from '../../../site/ui/cover-art/seeded-random.ts'
import type { CoverPalette } from '../../../site/ui/cover-art/topic-palettes.ts'

export interface ArtArea {
  left: number
  top: number
  width: number
  height: number
}

/** The two motifs as vectors in a document: sheets of depth around a place, and the lattice on the other side. */
export function drawContourArt(
  pdf: PDFDocument,
  area: ArtArea,
  art: { key: string; palette: CoverPalette; isMirrored: boolean; hasSeal: boolean },
): void {
  const random = makeSeededRandom(`document/${art.key}`)
  const rough = layered(makeNoise(random), 3)
  const middleX = area.left + area.width * random.between(0.58, 0.82)
  const middleY = area.top + area.height * random.between(0.42, 0.66)
  const reach = Math.hypot(area.width, area.height) * random.between(0.56, 0.68)
  const { layers, ink, accent } = art.palette
  pdf.save()
  pdf.rect(area.left, area.top, area.width, area.height).clip()
  if (art.isMirrored) pdf.translate(area.left * 2 + area.width, 0).scale(-1, 1)
  pdf.rect(area.left, area.top, area.width, area.height).fill(layers[0])
  const field = sampleField(
    (x, y) => 1 - Math.hypot(x - middleX, y - middleY) / reach + 0.34 * rough(x / 190, y / 190),
    area,
    11,
  )
  const count = 12
  for (let layer = 0; layer < count; layer++) {
    const outline = traceIsolines(field, 0.08 + (layer / count) * 0.95)
      .map(smoothRing)
      .join('')
    if (outline === '') continue
    pdf.path(outline).fill(ramp(layers, (layer + 1) / count))
    pdf.strokeOpacity(0.3).lineWidth(0.6).path(outline).stroke('#ffffff')
  }
  drawFadingLattice(pdf, area, ink, random.between(40, 50))
  if (art.hasSeal) drawSeal(pdf, middleX, middleY, Math.min(area.width, area.height) * 0.1, accent)
  pdf.restore()
  pdf.fillOpacity(1).strokeOpacity(1)
}

/** The lattice from the corner where the lines begin, fading away from it. */
function drawFadingLattice(pdf: PDFDocument, area: ArtArea, ink: string, spacing: number): void {
  const steps = 5
  const outlines = Array.from({ length: steps + 1 }, () => '')
  const reach = Math.max(area.width, area.height) * 0.86
  for (let y = area.top; y < area.top + area.height + spacing; y += spacing) {
    for (let x = area.left; x < area.left + area.width + spacing; x += spacing) {
      const strength = 1 - Math.hypot(x - area.left, y - area.top) / reach
      const step = Math.round(Math.max(0, strength) * steps)
      const radius = spacing / 2
      outlines[step] +=
        khatamStar(x, y, radius) + khatamStar(x, y, radius * 0.56, 0.5412) + octagon(x, y, radius * 0.2)
    }
  }
  outlines.forEach((outline, step) => {
    if (step === 0 || outline === '') return
    pdf
      .strokeOpacity((0.5 * step) / steps)
      .lineWidth(0.7)
      .path(outline)
      .stroke(ink)
  })
}

function drawSeal(pdf: PDFDocument, x: number, y: number, radius: number, accent: string): void {
  pdf.fillOpacity(1).strokeOpacity(0.9).lineWidth(1.2)
  pdf.path(khatamStar(x, y, radius * 1.3)).stroke(accent)
  pdf.path(khatamStar(x, y, radius)).fill(accent)
  pdf.path(khatamStar(x, y, radius * 0.62, 0.5412)).fill('#ffffff')
}
