import { hashOf, makeSeededRandom, type SeededRandom } from '../../../content/seeded-random.ts'
import { starPath } from './star-path.ts'
import { paletteOfTopic } from './topic-palettes.ts'

export interface CoverRequest {
  /** The item's id: the same key always gives the same cover. */
  key: string
  /** Slug of the item's topic; `null` gives the house colour. */
  topic: string | null
  width: number
  height: number
}

/**
 * Cover art for an item without a picture, as an SVG of less than 3 KB: layers of depth lines around a place outside
 * the middle, and the eight-point lattice over them. Decoration only, so it is hidden from assistive technology.
 */
export function drawCover(request: CoverRequest): string {
  const { width, height } = request
  const random = makeSeededRandom(`cover/${request.key}`)
  const { layers, ink, accent } = paletteOfTopic(request.topic)
  const [ground, ...higher] = random.chance(0.35) ? (layers.toReversed() as [string, ...string[]]) : layers
  const side = Math.min(width, height)
  const x = width * random.pick([0.16, 0.3, 0.7, 0.84])
  const y = height * random.pick([0.2, 0.8, 0.62])
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) * random.between(0.82, 0.98)
  const rings = drawRings(random, higher, x, y, reach)
  const spacing = Math.round(side / random.pick([5, 6, 7]))
  // Several covers stand in one page, so their names must differ.
  const id = `c${hashOf(`${request.key}/${request.topic}/${width}/${height}`).toString(36)}`
  const far = { x: width - x, y: height - y }
  const star = starPath(spacing / 2, spacing / 2, spacing / 2)
  const rosette = starPath(spacing / 2, spacing / 2, spacing * 0.27, 0.5412)
  const seal = side * random.between(0.09, 0.13)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs><pattern id="${id}p" width="${spacing}" height="${spacing}" patternUnits="userSpaceOnUse" x="${Math.round(far.x)}" y="${Math.round(far.y)}"><path d="${star}${rosette}" fill="none" stroke="${ink}" stroke-width="${Math.max(1, side / 420).toFixed(1)}"/></pattern>` +
    `<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="${Math.round(far.x)}" cy="${Math.round(far.y)}" r="${Math.round(reach * 0.9)}"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<mask id="${id}m"><path fill="url(#${id}g)" d="M0 0h${width}v${height}H0z"/></mask></defs>` +
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${rings}` +
    `<path fill="url(#${id}p)" mask="url(#${id}m)" opacity=".6" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${accent}" d="${starPath(x, y, seal)}${starPath(x, y, seal * 0.62, 0.5412)}" fill-rule="evenodd"/></svg>`
  )
}

function drawRings(
  random: SeededRandom,
  colours: readonly string[],
  x: number,
  y: number,
  reach: number,
): string {
  const waves = [2, 3, 5].map((count) => ({
    count,
    phase: random.between(0, Math.PI * 2),
    strength: random.between(0.1, 0.24) / Math.sqrt(count),
  }))
  return colours
    .map((colour, index) => {
      const share = 1 - index / colours.length
      const path = ringPath(x, y, (angle) => {
        const bent = waves.reduce(
          (sum, wave) => sum + wave.strength * Math.sin(wave.count * angle + wave.phase + share * 2.2),
          1,
        )
        return reach * (0.1 + 0.9 * share ** 1.15) * bent
      })
      return `<path fill="${colour}" stroke="#fff" stroke-opacity=".3" d="${path}"/>`
    })
    .join('')
}

/** A closed curve through twelve points at the distances given; relative whole numbers keep it short. */
function ringPath(x: number, y: number, distanceAt: (angle: number) => number): string {
  const count = 12
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const distance = distanceAt(angle)
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance] as const
  })
  const at = (index: number): readonly [number, number] => points[(index + count) % count] ?? [x, y]
  const middle = (index: number): readonly [number, number] => {
    const [a, b] = [at(index), at(index + 1)]
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
  }
  const start = middle(-1)
  let path = `M${start[0]} ${start[1]}`
  let here = start
  for (let index = 0; index < count; index++) {
    const [bend, end] = [at(index), middle(index)]
    path += `q${joined(bend[0] - here[0], bend[1] - here[1])}${joined(end[0] - here[0], end[1] - here[1], true)}`
    here = end
  }
  return `${path}z`
}

function joined(first: number, second: number, isFollowing = false): string {
  const [a, b] = [Math.round(first), Math.round(second)]
  return `${isFollowing && a >= 0 ? ' ' : ''}${a}${b < 0 ? '' : ' '}${b}`
}
