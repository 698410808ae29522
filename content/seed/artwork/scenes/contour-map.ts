import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, type Colour } from '../brushes/colour.ts'
import { contourLines, drawContours } from '../brushes/contours.ts'
import { circle, short, smoothLine, type Point } from '../brushes/curve.ts'
import { khatamStar } from '../brushes/khatam.ts'
import { drawLatticeHalo } from '../brushes/lattice.ts'
import type { TimeOfDay } from '../brushes/light.ts'
import { layered, type Noise } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

const { deepSea, sand, sun, leaf, paper, clay } = palette

/** From the deepest to the highest, one row of colours for each emphasis. */
const ramps: Readonly<Record<TimeOfDay, readonly Colour[]>> = {
  day: [deepSea, '#08466f', '#0a6cab', '#1592d4', '#5cbfe6', '#b6e2ee', sand, '#e6d3a8', '#a9c49a', leaf],
  dawn: [
    deepSea,
    '#0a4a66',
    '#147390',
    '#3ba0b0',
    '#93ccc8',
    '#d5e6dc',
    '#f4ead8',
    '#efd3ae',
    '#e2b184',
    '#cc8b62',
  ],
  rose: [
    '#0c2f52',
    '#234f7a',
    '#4f7ba3',
    '#8fabc4',
    '#c6cdd6',
    '#ecdcd6',
    '#f6e4d3',
    '#f3cdb0',
    '#e3a287',
    '#c27a66',
  ],
  clear: [
    '#053f4f',
    '#07586b',
    '#0b7d8d',
    '#129db0',
    '#4fc0c4',
    '#9fdcd2',
    '#dcefe0',
    '#efe6d5',
    '#c3d59f',
    '#7fb98a',
  ],
  haze: [
    '#0b4b75',
    '#2a74a0',
    '#5a9dbf',
    '#93c1d4',
    '#c3dbe0',
    '#e2e8e2',
    '#f2ecdf',
    '#eddfc4',
    '#e3cba1',
    '#d3b07c',
  ],
  dusk: [
    '#04263e',
    '#0a3d66',
    '#1f5583',
    '#416f9a',
    '#7089a6',
    '#a695a0',
    '#d9a487',
    '#f4b878',
    '#f9cf95',
    '#fbe3c4',
  ],
  golden: ['#0a3550', '#0f5a72', '#2c8a92', '#86bdae', '#d9dcb8', '#f6e7c6', '#f4d29a', sun, '#d98a48', clay],
  night: [
    '#021a2b',
    '#04304b',
    '#06466c',
    '#0a5f92',
    '#1279b8',
    '#2b96d1',
    '#64b5de',
    '#a3d3e8',
    '#d6e9ee',
    paper,
  ],
}

/** A chart of a gulf, of islands or of an aquifer: sheets of depth, soundings, and the star as its compass. */
export function drawContourMap(canvas: Canvas): string {
  const { random, width, height } = canvas
  const colours = ramps[canvas.light.timeOfDay]
  const field = flowing(canvas, random.pick([gulf, islands, basin])(canvas))
  const area = { left: 0, top: 0, width, height }
  const levels = Array.from({ length: 13 }, (_, index) => -0.78 + (index * 1.56) / 12)
  const between = levels.map((level) => level + 0.065)
  const compassX = random.pick([0.17, 0.83]) * width
  const compassY = random.pick([0.24, 0.76]) * height
  return [
    fill(box(0, 0, width, height), colours[0] ?? deepSea),
    drawContours({
      area,
      field,
      from: -0.78,
      to: 0.78,
      count: 13,
      colours: colours.slice(1),
      shadow: 7,
      cell: 17,
    }),
    stroke(contourLines(field, area, between, 26), '#ffffff', 0.9, 0.2),
    drawGraticule(canvas),
    drawLatticeHalo(canvas, { x: compassX, y: compassY, reach: 520, spacing: 96, opacity: 0.42 }),
    drawSoundings(canvas, colours[0] ?? deepSea),
    drawCompass(compassX, compassY, 92 * Math.max(0.7, canvas.unit), colours[0] ?? deepSea),
  ].join('')
}

/** Bends a field, so that its lines run like those of water and not like those of noise. */
function flowing(canvas: Canvas, field: Noise): Noise {
  const { noise } = canvas
  return (x, y) => field(x + 70 * noise(x / 300 + 9, y / 300), y + 70 * noise(x / 300, y / 300 + 31))
}

function gulf(canvas: Canvas): Noise {
  const { random, width, height } = canvas
  const rough = layered(canvas.noise, 3)
  const angle = random.pick([-0.5, 0.45, 2.7, 3.6])
  const bend = random.between(0.5, 0.9)
  return (x, y) => {
    const across = (x / width - 0.5) * Math.cos(angle) * 1.5 + (y / height - 0.5) * Math.sin(angle)
    const bay = bend * Math.exp(-(((x / width - 0.5) * 2.4) ** 2) - ((y / height - 0.5) * 2) ** 2)
    return across * 1.7 - bay * 0.55 + 0.12 + 0.62 * rough(x / 420, y / 420)
  }
}

function islands(canvas: Canvas): Noise {
  const { random, width, height } = canvas
  const rough = layered(canvas.noise, 3)
  const peaks = Array.from({ length: 4 }, (_, index) => ({
    x: width * (0.18 + index * 0.22 + random.between(-0.07, 0.07)),
    y: height * random.between(0.25, 0.75),
    reach: random.between(110, 240),
  }))
  return (x, y) => {
    const raised = peaks.reduce(
      (sum, peak) =>
        sum + 1.2 * Math.exp(-((x - peak.x) ** 2 + ((y - peak.y) * 1.25) ** 2) / peak.reach ** 2 / 1.6),
      0,
    )
    return raised - 0.72 + (0.5 + raised * 0.3) * rough(x / 330, y / 330)
  }
}

function basin(canvas: Canvas): Noise {
  const { random, width, height } = canvas
  const rough = layered(canvas.noise, 3)
  const middleX = width * random.between(0.4, 0.6)
  const middleY = height * random.between(0.42, 0.58)
  return (x, y) => {
    const distance = Math.hypot((x - middleX) / width / 0.62, (y - middleY) / height / 0.66)
    return distance * 1.5 - 0.95 + 0.5 * rough(x / 360, y / 360)
  }
}

function drawGraticule({ width, height }: Canvas): string {
  let outline = ''
  const step = 200
  for (let x = (width % step) / 2; x < width; x += step) outline += `M${short(x)} 0V${height}`
  for (let y = 100; y < height; y += step) outline += `M0 ${y}H${short(width)}`
  return stroke(outline, '#ffffff', 0.8, 0.16)
}

function drawSoundings(canvas: Canvas, ink: Colour): string {
  const { random, width, height } = canvas
  const startY = random.between(0.25, 0.75) * height
  const endY = random.between(0.25, 0.75) * height
  const track: Point[] = Array.from({ length: 8 }, (_, index) => [
    width * (0.1 + (0.8 * index) / 7),
    startY + ((endY - startY) * index) / 7 + random.between(-55, 55),
  ])
  const dots = track.map(([x, y], index) => circle(x, y, index % 3 === 0 ? 9 : 5.5)).join('')
  const rings = track.map(([x, y], index) => (index % 3 === 0 ? circle(x, y, 18) : '')).join('')
  return (
    stroke(smoothLine(track), '#ffffff', 2.4, 0.85, '3 11') +
    stroke(rings, '#ffffff', 1.6, 0.8) +
    fill(dots, palette.sun) +
    stroke(dots, mix(ink, '#ffffff', 0.92), 2)
  )
}

function drawCompass(x: number, y: number, radius: number, ink: Colour): string {
  return (
    fill(circle(x, y, radius * 1.28), ink, 0.9) +
    stroke(circle(x, y, radius * 1.16), '#ffffff', 1.4, 0.6) +
    stroke(circle(x, y, radius * 1.28), '#ffffff', 2.4, 0.9) +
    fill(khatamStar(x, y, radius), palette.paper) +
    fill(khatamStar(x, y, radius * 0.86, 0.5412), palette.sun) +
    fill(khatamStar(x, y, radius * 0.46), ink) +
    fill(khatamStar(x, y, radius * 0.3, 0.5412), palette.aqua)
  )
}
