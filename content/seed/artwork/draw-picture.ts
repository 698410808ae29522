import type { StarterPicture } from '../starter-types.ts'
import { makeCanvas, type Canvas } from './brushes/canvas.ts'
import { short } from './brushes/curve.ts'
import type { TimeOfDay } from './brushes/light.ts'
import { drawCity } from './scenes/city.ts'
import { drawContourMap } from './scenes/contour-map.ts'
import { drawDesalination } from './scenes/desalination.ts'
import { drawFields } from './scenes/fields.ts'
import { drawLatticeScene } from './scenes/lattice-scene.ts'
import { drawPeople } from './scenes/people.ts'
import { drawRiver } from './scenes/river.ts'
import { drawSolar } from './scenes/solar.ts'
import { drawWaves } from './scenes/waves.ts'
import { drawWells } from './scenes/wells.ts'

export type Motif = StarterPicture['motif']

interface Scene {
  draw: (canvas: Canvas) => string
  /** Hours at which this scene looks its best. */
  hours: readonly [TimeOfDay, ...TimeOfDay[]]
}

const byDay = ['dawn', 'rose', 'day', 'clear', 'haze', 'golden'] as const
const atAnyHour = [...byDay, 'dusk', 'night'] as const

const scenes: Readonly<Record<Motif, Scene>> = {
  contours: { draw: drawContourMap, hours: atAnyHour },
  lattice: { draw: drawLatticeScene, hours: atAnyHour },
  waves: { draw: drawWaves, hours: atAnyHour },
  wells: { draw: drawWells, hours: atAnyHour },
  solar: { draw: drawSolar, hours: [...byDay, 'dusk'] },
  fields: { draw: drawFields, hours: byDay },
  desalination: { draw: drawDesalination, hours: atAnyHour },
  river: { draw: drawRiver, hours: [...byDay, 'dusk'] },
  people: { draw: drawPeople, hours: [...byDay, 'dusk'] },
  city: { draw: drawCity, hours: atAnyHour },
}

export const motifs = Object.keys(scenes) as Motif[]

/**
 * Draws a picture as a standalone SVG without text or outside references. The same key always gives the same picture;
 * another key gives another composition, hour of the day and emphasis.
 */
export function drawPicture(request: {
  motif: Motif
  key: string
  width: number
  height: number
  /** Whether the composition is turned round; left to the key when not given. */
  isTurned?: boolean | undefined
}): string {
  const { motif, key, width, height } = request
  const scene = scenes[motif]
  const canvas = makeCanvas({ key: `${motif}/${key}`, width, height, hours: scene.hours })
  const drawing = scene.draw(canvas)
  // Turning every other picture round doubles the compositions at no cost.
  const turned =
    (request.isTurned ?? canvas.random.chance(0.5))
      ? `<g transform="translate(${short(canvas.width)} 0) scale(-1 1)">${drawing}</g>`
      : drawing
  const view = `${Math.round(canvas.width * 10) / 10} ${canvas.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view}" preserveAspectRatio="xMidYMid slice"><defs>${canvas.definitions.join('')}</defs>${turned}</svg>`
}
