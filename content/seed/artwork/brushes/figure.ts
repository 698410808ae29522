import type { Canvas } from './canvas.ts'
import { mix, type Colour } from './colour.ts'
import { drawHead } from './figure-head.ts'
import { drawArms, type Pose } from './figure-arms.ts'
import { shadowOf } from './light.ts'
import { fill, placed, stroke } from './paint.ts'

export const attires = [
  'robe',
  'abaya',
  'blazer',
  'headwrap',
  'suit',
  'field-vest',
  'boubou',
  'tunic',
] as const

export type Attire = (typeof attires)[number]

export interface FigurePlan {
  x: number
  /** Where the feet stand. */
  y: number
  height: number
  attire: Attire
  pose: Pose
  cloth: Colour
  accent: Colour
  skin: Colour
  /** Looks straight ahead (0) or towards the drawing's right (1). */
  turn?: number
  isMirrored?: boolean
  distance?: number
}

/** Skin tones of the network's countries, from Dakar to Jakarta. */
export const skinTones = ['#e0ac83', '#c98f63', '#a86f47', '#7d4c30', '#5a3625'] as const

/** A standing person: no face, upright, at ease. Drawn 200 high with the feet at 0, 0, then sized and placed. */
export function drawFigure(canvas: Canvas, plan: FigurePlan): string {
  const tone = (colour: Colour): Colour => canvas.shade(colour, plan.distance ?? 0)
  const wear = { cloth: tone(plan.cloth), accent: tone(plan.accent), skin: tone(plan.skin) }
  const body = bodies[plan.attire](wear)
  const head = drawHead(plan.attire, wear, plan.turn ?? 0)
  const drawing = body + head + drawArms(plan.attire, plan.pose, wear)
  return placed(drawing, plan.x, plan.y, plan.height / 200, plan.isMirrored)
}

export interface Wear {
  cloth: Colour
  accent: Colour
  skin: Colour
}

const bodies: Readonly<Record<Attire, (wear: Wear) => string>> = {
  robe: ({ cloth, skin }) => {
    const outline =
      'M-8 -171C-18 -168 -27 -165 -30 -155C-32 -120 -30 -60 -31 -6Q0 3 31 -6C30 -60 32 -120 30 -155C27 -165 18 -168 8 -171Z'
    return (
      fill('M-20 -5l-2 6h19l-1 -5ZM20 -5l2 6h-19l1 -5Z', shadowOf(skin, 0.35)) +
      fill(outline, cloth) +
      fill(
        'M8 -171C18 -168 27 -165 30 -155C32 -120 30 -60 31 -6Q22 -3 12 -2C16 -60 16 -120 8 -171Z',
        shadowOf(cloth, 0.5),
        0.22,
      ) +
      stroke('M0 -168L0 -112M-14 -30Q-15 -60 -13 -80M2 -8Q5 -50 3 -84', shadowOf(cloth, 0.45), 1.6, 0.42)
    )
  },
  abaya: ({ cloth, accent }) => {
    const outline =
      'M-8 -170C-20 -166 -27 -160 -29 -148C-30 -110 -36 -50 -40 -5Q0 4 40 -5C36 -50 30 -110 29 -148C27 -160 20 -166 8 -170Z'
    return (
      fill('M-14 -3l-1 4h14v-4ZM14 -3l1 4h-14v-4Z', shadowOf(cloth, 0.7)) +
      fill(outline, cloth) +
      fill(
        'M8 -170C20 -166 27 -160 29 -148C30 -110 36 -50 40 -5Q28 -2 16 -1C20 -60 18 -120 8 -170Z',
        shadowOf(cloth, 0.6),
        0.26,
      ) +
      stroke('M-4 -150C-3 -100 -6 -50 -5 -2', accent, 3, 0.9) +
      stroke('M-20 -10Q-19 -50 -15 -84M18 -8Q19 -50 14 -88', shadowOf(cloth, 0.6), 1.6, 0.4)
    )
  },
  blazer: ({ cloth, accent }) => {
    const trousers = mix(cloth, '#04202f', 0.4)
    return (
      fill('M-21 -100L-23 -4H-3L0 -84L3 -4H23L21 -100Z', trousers) +
      fill('M-22 -4Q-24 1 -25 2H-3V-4ZM22 -4Q24 1 25 2H3V-4Z', '#1c2a33') +
      fill(
        'M-8 -170C-18 -167 -25 -164 -27 -153L-24 -112L-30 -74Q0 -66 30 -74L24 -112L27 -153C25 -164 18 -167 8 -170Z',
        cloth,
      ) +
      fill('M-9 -170L0 -122L9 -170Z', mix(accent, '#ffffff', 0.6)) +
      stroke('M-9 -169L-11 -150L0 -120L11 -150L9 -169M0 -120L0 -72', shadowOf(cloth, 0.6), 1.6, 0.7) +
      fill(
        'M8 -170C18 -167 25 -164 27 -153L24 -112L30 -74Q22 -71 13 -70C18 -110 17 -140 8 -170Z',
        shadowOf(cloth, 0.6),
        0.28,
      )
    )
  },
  headwrap: ({ cloth, accent }) => {
    const outline =
      'M-8 -170C-20 -166 -28 -160 -31 -146C-31 -120 -28 -104 -25 -92C-32 -60 -38 -30 -39 -5Q0 4 39 -5C38 -30 32 -60 25 -92C28 -104 31 -120 31 -146C28 -160 20 -166 8 -170Z'
    return (
      fill('M-14 -3l-1 4h14v-4ZM14 -3l1 4h-14v-4Z', '#4a3527') +
      fill(outline, cloth) +
      stroke('M-34 -30Q0 -22 34 -30M-35 -20Q0 -12 35 -20', accent, 3, 0.95) +
      fill('M-9 -170Q0 -156 9 -170L12 -166Q0 -148 -12 -166Z', accent) +
      stroke('M-25 -92Q0 -86 25 -92', accent, 4, 0.95) +
      fill(
        'M8 -170C20 -166 28 -160 31 -146C31 -120 28 -104 25 -92C32 -60 38 -30 39 -5Q27 -2 16 -1C20 -60 18 -120 8 -170Z',
        shadowOf(cloth, 0.6),
        0.24,
      )
    )
  },
  suit: ({ cloth, accent }) => {
    const trousers = mix(cloth, '#04202f', 0.28)
    return (
      fill('M-22 -96L-21 -3H-4L0 -82L4 -3H21L22 -96Z', trousers) +
      fill('M-22 -4Q-24 1 -26 2H-3V-4ZM22 -4Q24 1 26 2H3V-4Z', '#1c2a33') +
      fill(
        'M-8 -171C-19 -168 -29 -165 -31 -154L-27 -84Q0 -78 27 -84L31 -154C29 -165 19 -168 8 -171Z',
        cloth,
      ) +
      fill('M-8 -171L0 -126L8 -171Z', '#fbfaf7') +
      fill('M-3 -164L0 -160L3 -164L4 -136L0 -128L-4 -136Z', accent) +
      fill(
        'M8 -171C19 -168 29 -165 31 -154L27 -84Q20 -82 11 -81C16 -110 17 -140 8 -171Z',
        shadowOf(cloth, 0.6),
        0.3,
      ) +
      stroke('M-9 -170L-12 -152L0 -124L12 -152L9 -170M0 -124L0 -82', shadowOf(cloth, 0.6), 1.6, 0.7)
    )
  },
  'field-vest': ({ cloth, accent }) => {
    const trousers = mix(cloth, '#06263a', 0.35)
    return (
      fill('M-22 -98L-21 -8H-4L0 -82L4 -8H21L22 -98Z', trousers) +
      fill('M-21 -14L-22 -2Q-25 1 -25 2H-3V-14ZM21 -14L22 -2Q25 1 25 2H3V-14Z', '#4a3527') +
      fill('M-8 -171C-19 -168 -29 -165 -31 -154L-25 -90H25L31 -154C29 -165 19 -168 8 -171Z', cloth) +
      fill(
        'M-11 -171C-18 -169 -21 -167 -22 -163L-24 -88H24L22 -163C21 -167 18 -169 11 -171L0 -138Z',
        accent,
      ) +
      fill('M-23.5 -118H23.5V-109H-23.5ZM-23.5 -101H23.5V-96H-23.5Z', '#fbfaf7', 0.85) +
      stroke('M0 -138L0 -88', shadowOf(accent, 0.5), 1.5, 0.6) +
      fill('M11 -171C18 -169 21 -167 22 -163L24 -88H12C15 -115 15 -142 11 -171Z', shadowOf(accent, 0.6), 0.24)
    )
  },
  boubou: ({ cloth, accent }) => {
    const outline =
      'M-9 -171C-22 -168 -34 -158 -39 -138C-46 -100 -49 -70 -45 -40L-37 -8Q0 2 37 -8L45 -40C49 -70 46 -100 39 -138C34 -158 22 -168 9 -171Z'
    return (
      fill('M-17 -8l-3 9h18l-1 -8ZM17 -8l3 9h-18l1 -8Z', '#4a3527') +
      fill(outline, cloth) +
      fill(
        'M9 -171C22 -168 34 -158 39 -138C46 -100 49 -70 45 -40L37 -8Q26 -5 16 -4C22 -60 22 -120 9 -171Z',
        shadowOf(cloth, 0.55),
        0.26,
      ) +
      fill('M-11 -170Q0 -160 11 -170L9 -128L0 -112L-9 -128Z', accent) +
      stroke('M-6 -158Q0 -154 6 -158M-6 -146Q0 -142 6 -146M-5 -134Q0 -130 5 -134', cloth, 1.6, 0.9) +
      stroke(
        'M-30 -130Q-36 -80 -29 -30M30 -130Q36 -80 29 -30M-12 -12Q-14 -50 -10 -90',
        shadowOf(cloth, 0.5),
        1.6,
        0.4,
      )
    )
  },
  tunic: ({ cloth, accent }) => {
    const outline =
      'M-8 -171C-19 -168 -28 -165 -30 -154C-29 -120 -28 -90 -32 -52Q0 -44 32 -52C28 -90 29 -120 30 -154C28 -165 19 -168 8 -171Z'
    return (
      fill('M-21 -60L-18 -4H-4L-1 -54L1 -54L4 -4H18L21 -60Z', mix(cloth, '#ffffff', 0.25)) +
      fill('M-18 -5L-20 1H-3V-5ZM18 -5L20 1H3V-5Z', '#4a3527') +
      fill(outline, cloth) +
      fill(
        'M-9 -171C-18 -168 -24 -166 -25 -158L-24 -92L-5 -88L-3 -140ZM9 -171C18 -168 24 -166 25 -158L24 -92L5 -88L3 -140Z',
        accent,
      ) +
      stroke('M0 -160L0 -88M-14 -56Q-14 -70 -12 -80M15 -56Q14 -70 13 -80', shadowOf(cloth, 0.5), 1.5, 0.5) +
      fill(
        'M9 -171C19 -168 28 -165 30 -154C29 -120 28 -90 32 -52Q24 -49 15 -48C18 -90 18 -130 9 -171Z',
        shadowOf(cloth, 0.6),
        0.24,
      )
    )
  },
}
