import type { Direction } from '../../../site/i18n/languages.ts'
import { palette } from './brushes/colour.ts'
import { short } from './brushes/curve.ts'
import { khatamStar } from './brushes/khatam.ts'
import {
  chartMeasures,
  flattenChart,
  layOutChart,
  type ChartBox,
  type ChartLayout,
  type ChartNode,
} from './system-chart/lay-out-chart.ts'

const fontFamily = "'IBM Plex Sans', 'IBM Plex Sans Arabic', Vazirmatn, system-ui, sans-serif"
const lineColour = '#6f9cba'

/**
 * Draws an organisation chart as an SVG with real text, for showing in a browser. The first node is the root. In a
 * right-to-left language the whole layout is mirrored.
 */
export function drawSystemChart(chart: {
  nodes: readonly ChartNode[]
  direction: Direction
  width: number
}): string {
  const { nodes, direction, width } = chart
  const isRightToLeft = direction === 'rtl'
  const layout = layOutChart(nodes, width, isRightToLeft)
  const height = Math.ceil(layout.height)
  // Only places are mirrored, never letters.
  const mirror = (x: number): number => (isRightToLeft ? width - x : x)
  const boxes = flattenChart(layout.root)
  const name = escapeText(nodes.map(({ label }) => label).join(', '))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}" direction="${direction}" font-family="${fontFamily}" font-size="${layout.fontSize}">` +
    `<g fill="none" stroke="${lineColour}" stroke-width="1.6" stroke-linecap="round">${boxes.map((box) => drawLinks(box, mirror)).join('')}</g>` +
    `<path fill="${palette.sun}" d="${boxes.map((box) => drawJoint(box, mirror)).join('')}"/>` +
    boxes.map((box) => drawBox(box, layout, mirror, isRightToLeft)).join('') +
    '</svg>'
  )
}

function drawLinks(box: ChartBox, mirror: (x: number) => number): string {
  if (box.children.length === 0) return ''
  const corner = 9
  const paths: string[] = []
  if (box.stacksChildren) {
    const trunk = box.x + chartMeasures.indent / 2
    for (const child of box.children) {
      const y = child.y + child.height / 2
      paths.push(
        `M${short(mirror(trunk))} ${short(box.y + box.height)}V${short(y - corner)}Q${short(mirror(trunk))} ${short(y)} ${short(mirror(trunk + corner))} ${short(y)}H${short(mirror(child.x))}`,
      )
    }
  } else {
    const middle = box.x + box.width / 2
    const bus = box.y + box.height + chartMeasures.gapDown / 2
    for (const child of box.children) {
      const end = child.x + child.width / 2
      const turn = Math.sign(end - middle) * Math.min(corner, Math.abs(end - middle))
      paths.push(
        `M${short(mirror(middle))} ${short(box.y + box.height)}V${short(bus)}H${short(mirror(end - turn))}Q${short(mirror(end))} ${short(bus)} ${short(mirror(end))} ${short(bus + Math.abs(turn))}V${short(child.y)}`,
      )
    }
  }
  return `<path d="${paths.join('')}"/>`
}

function drawJoint(box: ChartBox, mirror: (x: number) => number): string {
  if (box.children.length < 2 || box.stacksChildren) return ''
  return khatamStar(mirror(box.x + box.width / 2), box.y + box.height + chartMeasures.gapDown / 2, 6.5)
}

interface BoxStyle {
  fill: string
  border: string
  text: string
  accent: string
  weight: number
}

const styles: readonly [BoxStyle, BoxStyle, BoxStyle, BoxStyle] = [
  { fill: palette.deepSea, border: palette.deepSea, text: '#ffffff', accent: palette.sun, weight: 600 },
  { fill: '#0b5fca', border: '#0b5fca', text: '#ffffff', accent: '#8fd0f5', weight: 600 },
  { fill: '#ffffff', border: '#b9d3e4', text: palette.deepSea, accent: palette.aqua, weight: 500 },
  { fill: palette.paper, border: '#d9d3c5', text: palette.deepSea, accent: palette.leaf, weight: 400 },
]

function drawBox(
  box: ChartBox,
  layout: ChartLayout,
  mirror: (x: number) => number,
  isRightToLeft: boolean,
): string {
  const style = styles[box.depth] ?? styles[3]
  const left = isRightToLeft ? mirror(box.x + box.width) : box.x
  const isCentred = !box.isStacked
  const bar = isRightToLeft ? left + box.width - 5 : left
  const textX = isCentred ? left + box.width / 2 : mirror(box.x + chartMeasures.padding + 3)
  const textTop =
    box.y + box.height / 2 - ((box.lines.length - 1) * layout.lineHeight) / 2 + layout.fontSize * 0.34
  const lines = box.lines
    .map(
      (line, index) =>
        `<tspan x="${short(textX)}" y="${short(textTop + index * layout.lineHeight)}">${escapeText(line)}</tspan>`,
    )
    // The space is for whoever copies the text or has it read out.
    .join(' ')
  return (
    `<g><title>${escapeText(box.label)}</title>` +
    `<rect x="${short(left)}" y="${short(box.y)}" width="${short(box.width)}" height="${short(box.height)}" rx="7" fill="${style.fill}" stroke="${style.border}" stroke-width="1.2"/>` +
    `<path fill="${style.accent}" d="${barPath(bar, box.y, box.height, isRightToLeft)}"/>` +
    `<text fill="${style.text}" font-weight="${style.weight}" text-anchor="${isCentred ? 'middle' : 'start'}">${lines}</text></g>`
  )
}

/** The coloured edge on the side where reading starts, rounded like the box. */
function barPath(x: number, y: number, height: number, isRightToLeft: boolean): string {
  const radius = 7
  const [outer, inner] = isRightToLeft ? [x + 5, x] : [x, x + 5]
  const towards = isRightToLeft ? -1 : 1
  return `M${short(inner)} ${short(y)}V${short(y + height)}H${short(outer + radius * towards * 0.6)}Q${short(outer)} ${short(y + height)} ${short(outer)} ${short(y + height - radius)}V${short(y + radius)}Q${short(outer)} ${short(y)} ${short(outer + radius * towards * 0.6)} ${short(y)}Z`
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
