import { mix, multiply, palette, type Colour } from './colour.ts'

export type TimeOfDay = 'dawn' | 'rose' | 'day' | 'clear' | 'haze' | 'golden' | 'dusk' | 'night'

/** What the hour does to everything in a picture. */
export interface Light {
  timeOfDay: TimeOfDay
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour]
  /** Sun or moon. */
  disc: Colour
  glow: Colour
  /** What distance fades into. */
  haze: Colour
  /** What the hour leaves of every material's red, green and blue. */
  tint: readonly [red: number, green: number, blue: number]
  /** Water from far to near, and the deep. */
  water: readonly [Colour, Colour, Colour]
  /** Fine lines on the sky. */
  engraving: Colour
  lampsAreLit: boolean
}

const lights: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    timeOfDay: 'dawn',
    sky: ['#6fb0d8', '#cfdcd8', '#f9e3c4'],
    disc: '#fff6e3',
    glow: '#fff1d6',
    haze: '#f0e0cc',
    tint: [1, 0.955, 0.92],
    water: ['#a9d3dc', '#2b93bd', '#0a4a73'],
    engraving: '#ffffff',
    lampsAreLit: false,
  },
  rose: {
    timeOfDay: 'rose',
    sky: ['#7f9cc4', '#e3bcb4', '#fbe3cd'],
    disc: '#fff4e2',
    glow: '#fff0e0',
    haze: '#f0d5c8',
    tint: [1, 0.92, 0.93],
    water: ['#e6c6bd', '#4a86ac', '#0c3f66'],
    engraving: '#ffffff',
    lampsAreLit: false,
  },
  day: {
    timeOfDay: 'day',
    sky: ['#1d86d6', '#74c0ea', '#e3f2f4'],
    disc: '#fffaf0',
    glow: '#ffffff',
    haze: '#d5eaf0',
    tint: [1, 1, 1],
    water: ['#7fcdea', '#0e8fd6', '#074a7c'],
    engraving: '#ffffff',
    lampsAreLit: false,
  },
  clear: {
    timeOfDay: 'clear',
    sky: ['#0fa3c9', '#7fd3dc', '#eef6ea'],
    disc: '#fffbe9',
    glow: '#ffffff',
    haze: '#dcefe6',
    tint: [0.98, 1, 0.98],
    water: ['#8fdcd8', '#129db0', '#07566b'],
    engraving: '#ffffff',
    lampsAreLit: false,
  },
  haze: {
    timeOfDay: 'haze',
    sky: ['#d9e3e2', '#eeeade', '#fbf6ea'],
    disc: '#f8c36d',
    glow: '#fffdf6',
    haze: '#f1ebdd',
    tint: [1, 0.985, 0.95],
    water: ['#c8e0e2', '#3f9cc0', '#0b4b75'],
    engraving: '#c9a56c',
    lampsAreLit: false,
  },
  golden: {
    timeOfDay: 'golden',
    sky: ['#efb56c', '#f8d7a2', '#fdf2df'],
    disc: '#fffaf0',
    glow: '#fffaf0',
    haze: '#f8e2bd',
    tint: [1, 0.93, 0.8],
    water: ['#f2d9a8', '#4fa0a8', '#0c4d68'],
    engraving: '#ffffff',
    lampsAreLit: false,
  },
  dusk: {
    timeOfDay: 'dusk',
    sky: ['#0d3d66', '#5b7ba0', '#f4b878'],
    disc: '#f9b557',
    glow: '#fbc98a',
    haze: '#d9a487',
    tint: [0.8, 0.69, 0.72],
    water: ['#dba886', '#2f6d96', '#072f4c'],
    engraving: '#fbe3c4',
    lampsAreLit: true,
  },
  night: {
    timeOfDay: 'night',
    sky: ['#031d30', '#0a3a5c', '#2474a3'],
    disc: '#fdf6e4',
    glow: '#bfe3f5',
    haze: '#2f7ba6',
    tint: [0.3, 0.43, 0.58],
    water: ['#2f7ea8', '#0c4a74', '#03202f'],
    engraving: '#bfe3f5',
    lampsAreLit: true,
  },
}

/** The light of an hour. */
export function lightAt(timeOfDay: TimeOfDay): Light {
  return lights[timeOfDay]
}

/** A material's colour in this light; `distance` 0 is at the viewer's feet, 1 is lost in the haze. */
export function shadeIn(light: Light, material: Colour, distance: number): Colour {
  return mix(multiply(material, light.tint), light.haze, distance)
}

/** The darker side of a material, turned away from the sun. */
export function shadowOf(colour: Colour, depth = 0.3): Colour {
  return mix(colour, palette.deepSea, depth)
}
