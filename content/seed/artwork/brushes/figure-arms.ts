import { mix } from './colour.ts'
import { circle } from './curve.ts'
import type { Attire, Wear } from './figure.ts'
import { shadowOf } from './light.ts'
import { box, fill, stroke } from './paint.ts'

export const poses = ['at-ease', 'folded', 'explaining', 'tablet', 'pointing'] as const

export type Pose = (typeof poses)[number]

interface Arm {
  sleeve: string
  hand: readonly [x: number, y: number]
}

const left: Readonly<Record<Pose, Arm>> = {
  'at-ease': { sleeve: 'M-26 -153Q-34 -125 -30 -98', hand: [-29, -92] },
  folded: { sleeve: 'M-26 -153Q-37 -128 -29 -116Q-18 -110 -5 -112', hand: [2, -112] },
  explaining: { sleeve: 'M-26 -153Q-40 -132 -40 -120Q-46 -124 -54 -132', hand: [-59, -137] },
  tablet: { sleeve: 'M-26 -153Q-36 -130 -31 -119Q-24 -113 -14 -116', hand: [-10, -117] },
  pointing: { sleeve: 'M-26 -153Q-34 -125 -30 -98', hand: [-29, -92] },
}

const right: Readonly<Record<Pose, Arm>> = {
  'at-ease': { sleeve: 'M26 -153Q34 -125 30 -98', hand: [29, -92] },
  folded: { sleeve: 'M26 -153Q37 -128 29 -113Q18 -104 6 -107', hand: [-1, -108] },
  explaining: { sleeve: 'M26 -153Q36 -128 29 -116Q20 -110 10 -112', hand: [4, -113] },
  tablet: { sleeve: 'M26 -153Q36 -130 31 -119Q24 -113 14 -116', hand: [10, -117] },
  pointing: { sleeve: 'M26 -153Q40 -148 50 -147Q62 -148 70 -151', hand: [77, -153] },
}

/** Both arms, their hands, and what is held. */
export function drawArms(attire: Attire, pose: Pose, wear: Wear): string {
  const sleeveColour = mix(
    wear.cloth,
    shadowOf(wear.cloth, 0.5),
    attire === 'abaya' || attire === 'suit' || attire === 'blazer' ? 0.32 : 0.18,
  )
  const thickness = attire === 'boubou' ? 17 : attire === 'robe' || attire === 'abaya' ? 14.5 : 12.5
  const arm = ({ sleeve, hand }: Arm): string =>
    fill(circle(hand[0], hand[1], 5.4), wear.skin) + stroke(sleeve, sleeveColour, thickness)
  const held =
    pose === 'tablet'
      ? fill(box(-16, -135, 32, 22), '#0c2f45') + fill(box(-13.4, -132.4, 26.8, 16.8), '#bfe3f2')
      : ''
  return held + arm(left[pose]) + arm(right[pose])
}
