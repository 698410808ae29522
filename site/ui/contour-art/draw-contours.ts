import { hashOf, makeSeededRandom, type SeededRandom } from '../../../content/seeded-random.ts'
import { starPath } from '../cover-art/star-path.ts'
import { contourSize } from './contour-size.ts'
import { smoothRingPath } from './ring-path.ts'
import { traceContours, type Point } from './trace-contours.ts'

export interface ContourRequest {
  /** Name of the page: the same name always gives the same sea floor. */
  key: string
  /** Slug of the page's topic; `null` gives the house colour. */
  topic: string | null
}

const step = 32
/** Pixels by which the floor reaches beyond the drawing, so that lines close out of sight. */
const margin = 2 * step
const levels = 13
const lineColours: Readonly<Record<string, string>> = {
  desalination: '#38bdf8',
  'wastewater-reuse': '#5dc79f',
  'water-energy-food-nexus': '#f2c37a',
  'policy-and-standards': '#d9cdb4',
}
const houseLine = '#5aa9f2'

/**
 * The sea floor behind a page's title: depth lines of hills that lie towards the line's end, the eight-point lattice
 * above them, a star at the summit. The line's start stays calm for the words. Drawn from left to right; a page that
 * reads from right to left mirrors it.
 */
export function drawContours({ key, topic }: ContourRequest): string {
  const { width, height } = contourSize
  const random = makeSeededRandom(`contours/${key}`)
  const line = (topic === null ? undefined : lineColours[topic]) ?? houseLine
  const floor = makeFloor(random)
  const grid = {
    columns: Math.ceil((width + 2 * margin) / step),
    rows: Math.ceil((height + 2 * margin) / step),
    heightAt: (column: number, row: number) => floor(column * step - margin, row * step - margin),
  }
  const toPixels = ([column, row]: Point): Point => [column * step - margin, row * step - margin]
  const rings = Array.from({ length: levels }, (_, index) => {
    const level = 0.1 + index * 0.078
    const path = traceContours(grid, level)
      .filter((ring) => ring.length > 8)
      .map((ring) => smoothRingPath(withoutCrowding(ring.map(toPixels), step * 1.2)))
      .join('')
    const isIndexLine = index % 4 === 2
    return path && `<path d="${path}"${isIndexLine ? ' stroke-opacity=".7" stroke-width="1.75"' : ''}/>`
  }).join('')
  const [x, y] = summitOf(floor)
  const id = `s${hashOf(`${key}/${topic}`).toString(36)}`
  const cell = random.pick([88, 104, 120])
  const lattice = `${starPath(cell / 2, cell / 2, cell / 2)}${starPath(cell / 2, cell / 2, cell * 0.27, 0.5412)}`
  const all = `M0 0h${width}v${height}H0z`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice">` +
    `<defs><linearGradient id="${id}g"><stop stop-color="#062b43"/><stop offset=".55" stop-color="#08344f"/><stop offset="1" stop-color="#0c4a70"/></linearGradient>` +
    `<linearGradient id="${id}f"><stop offset=".05" stop-color="#062b43"/><stop offset=".62" stop-color="#062b43" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="${id}r" cx="1" cy="${random.pick([0, 1])}" r=".55"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<mask id="${id}m"><path fill="url(#${id}r)" d="${all}"/></mask>` +
    `<pattern id="${id}p" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" x="${width}"><path d="${lattice}" fill="none" stroke="#efe6d5"/></pattern></defs>` +
    `<path fill="url(#${id}g)" d="${all}"/>` +
    `<g fill="#7cc4ff" fill-opacity=".035" fill-rule="evenodd" stroke="${line}" stroke-opacity=".34" stroke-width="1.1">${rings}</g>` +
    `<path fill="url(#${id}p)" mask="url(#${id}m)" opacity=".42" d="${all}"/>` +
    `<path fill="url(#${id}f)" d="${all}"/>` +
    // On a narrow screen words stand where the star would.
    `<style>@media(max-width:1000px){.s{display:none}}</style>` +
    `<path class="s" fill="#f2a541" fill-rule="evenodd" d="${starPath(x, y, 15)}${starPath(x, y, 8.5, 0.5412)}"/></svg>`
  )
}

/** Points that lie close together make a curve restless. */
function withoutCrowding(ring: readonly Point[], distance: number): Point[] {
  const spaced: Point[] = []
  for (const point of ring) {
    const last = spaced.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) spaced.push(point)
  }
  return spaced
}

/** The highest place in the half where the words do not stand. */
function summitOf(heightAt: HeightAt): Point {
  const { width, height } = contourSize
  let summit: Point = [width, height]
  let highest = -Infinity
  for (let x = width * 0.76; x <= width * 0.93; x += 16) {
    for (let y = height * 0.32; y <= height * 0.68; y += 16) {
      if (heightAt(x, y) <= highest) continue
      highest = heightAt(x, y)
      summit = [Math.round(x), Math.round(y)]
    }
  }
  return summit
}

type HeightAt = (x: number, y: number) => number

function makeFloor(random: SeededRandom): HeightAt {
  const { width, height } = contourSize
  const summit: Point = [
    Math.round(width * random.between(0.7, 0.87)),
    Math.round(height * random.between(0.3, 0.68)),
  ]
  const hills = [
    hill(random, summit, 0.78, [190, 260]),
    hill(random, [width * random.between(0.45, 0.62), height * random.between(-0.1, 1.1)], 0.5, [170, 260]),
    hill(random, [width * random.between(0.9, 1.05), height * random.between(-0.1, 1.1)], 0.55, [150, 240]),
    hill(random, [width * random.between(0.1, 0.35), height * random.between(0.6, 1.2)], 0.42, [220, 340]),
  ]
  const waves = Array.from({ length: 3 }, () => ({
    along: random.between(0.002, 0.0065),
    across: random.between(0.004, 0.011),
    phase: random.between(0, Math.PI * 2),
    strength: random.between(0.045, 0.09),
  }))
  return (x, y) =>
    hills.reduce((sum, heightOf) => sum + heightOf(x, y), 0.12) +
    waves.reduce(
      (sum, { along, across, phase, strength }) => sum + strength * Math.sin(along * x + across * y + phase),
      0,
    )
}

/** A rounded hill, longer one way than the other and turned. */
function hill(
  random: SeededRandom,
  [x, y]: Point,
  peak: number,
  [least, most]: readonly [number, number],
): HeightAt {
  const turn = random.between(-0.7, 0.7)
  const [long, short] = [random.between(least, most) * 1.45, random.between(least, most) * 0.8]
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  return (atX, atY) => {
    const [dx, dy] = [atX - x, atY - y]
    const along = (dx * cosine + dy * sine) / long
    const across = (dy * cosine - dx * sine) / short
    return peak * Math.exp(-(along * along + across * across))
  }
}
