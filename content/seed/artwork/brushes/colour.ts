/** `#rrggbb` */
export type Colour = string

/** The design's own colours, and the few materials the pictures need beside them. */
export const palette = {
  deepSea: '#062b43',
  current: '#0f71eb',
  aqua: '#0ea5e9',
  sand: '#efe6d5',
  sun: '#f2a541',
  leaf: '#2f9e77',
  paper: '#fbfaf7',
  dune: '#e9c992',
  ochre: '#cf9a5c',
  clay: '#a9694a',
  earth: '#6d4636',
  darkLeaf: '#14604f',
  stone: '#e4d8c3',
  slate: '#3c5a6e',
} as const

type Triple = readonly [number, number, number]

/** Mixes two colours the way the eye expects (in Oklab): `amount` 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, amount: number): Colour {
  const share = Math.min(1, Math.max(0, amount))
  const [a, b] = [toOklab(first), toOklab(second)]
  return fromOklab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** What a coloured light leaves of a colour. */
export function multiply(colour: Colour, shares: Triple): Colour {
  return `#${[1, 3, 5]
    .map((start, index) => Number.parseInt(colour.slice(start, start + 2), 16) * (shares[index] ?? 1))
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`
}

/** The colour at `position` (0 to 1) along a row of colours. */
export function ramp(colours: readonly Colour[], position: number): Colour {
  const last = colours.length - 1
  const place = Math.min(1, Math.max(0, position)) * last
  const index = Math.min(last - 1, Math.floor(place))
  return mix(colours[index] ?? palette.paper, colours[index + 1] ?? palette.paper, place - index)
}

function toOklab(colour: Colour): Triple {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const parts = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value))
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
