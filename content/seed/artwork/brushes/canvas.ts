import { makeSeededRandom, type SeededRandom } from '../../../../site/ui/cover-art/seeded-random.ts'
import type { Colour } from './colour.ts'
import { lightAt, shadeIn, type Light, type TimeOfDay } from './light.ts'
import { makeNoise, type Noise } from './noise.ts'
import { short } from './curve.ts'

export type GradientStop = readonly [offset: number, colour: Colour, opacity?: number]

/** What every scene draws on: 1000 units high, as wide as the picture's shape asks. */
export interface Canvas {
  readonly width: number
  readonly height: 1000
  /** 1 for a landscape picture; less where the picture is narrow, so that things stay in proportion. */
  readonly unit: number
  readonly random: SeededRandom
  readonly noise: Noise
  readonly light: Light
  /** A material's colour in the picture's light and at a distance (0 near, 1 lost in the haze). */
  shade(material: Colour, distance?: number): Colour
  /** A gradient from top to bottom between two heights. */
  downward(from: number, to: number, stops: readonly GradientStop[]): string
  /** A gradient from left to right between two places. */
  sideways(from: number, to: number, stops: readonly GradientStop[]): string
  /** A gradient outwards from a place. */
  outward(x: number, y: number, radius: number, stops: readonly GradientStop[]): string
  /** Keeps drawings inside a path. */
  within(outline: string, drawings: string): string
  /** Keeps drawings out of a path. */
  outside(outline: string, drawings: string): string
  readonly definitions: readonly string[]
}

/** An empty canvas in the light of an hour picked for the key. */
export function makeCanvas(input: {
  key: string
  width: number
  height: number
  hours: readonly [TimeOfDay, ...TimeOfDay[]]
}): Canvas {
  const random = makeSeededRandom(input.key)
  const light = lightAt(random.pick(input.hours))
  const noise = makeNoise(random)
  const width = (1000 * input.width) / input.height
  const definitions: string[] = []
  const define = (make: (id: string) => string): string => {
    const id = `d${definitions.length}`
    definitions.push(make(id))
    return `url(#${id})`
  }
  const stopsOf = (stops: readonly GradientStop[]): string =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
  const along = (x1: number, y1: number, x2: number, y2: number, stops: readonly GradientStop[]): string =>
    define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${stopsOf(stops)}</linearGradient>`,
    )
  return {
    width,
    height: 1000,
    unit: Math.min(1, Math.max(0.5, width / 1400)),
    random,
    noise,
    light,
    shade: (material, distance = 0) => shadeIn(light, material, distance),
    downward: (from, to, stops) => along(0, from, 0, to, stops),
    sideways: (from, to, stops) => along(from, 0, to, 0, stops),
    outward: (x, y, radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}">${stopsOf(stops)}</radialGradient>`,
      ),
    within: (outline, drawings) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)}">${drawings}</g>`,
    outside: (outline, drawings) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="M-9 -9H${short(width + 9)}V1009H-9Z${outline}"/></clipPath>`)}">${drawings}</g>`,
    definitions,
  }
}
