import { mix } from './colour.ts'
import type { Attire, Wear } from './figure.ts'
import { shadowOf } from './light.ts'
import { fill, placed, stroke } from './paint.ts'

/** Neck, head and what is worn on it. There is no face; `turn` moves the head towards where its owner looks. */
export function drawHead(attire: Attire, wear: Wear, turn: number): string {
  const neck = fill('M-6.5 -184L-7 -169Q0 -163 7 -169L6.5 -184Z', shadowOf(wear.skin, 0.22))
  const face = fill(oval(turn * 1.8, -188, 10.6 - turn * 0.8, 13.2), wear.skin)
  const cheek = fill(
    'M2 -201.2C9 -200 10.6 -194 10.6 -188C10.6 -181 6 -175 1 -174.9C6 -182 7 -192 2 -201.2Z',
    shadowOf(wear.skin, 0.5),
    0.2,
  )
  const drawing = heads[attire](wear, neck, face + cheek)
  return turn === 0 ? drawing : placed(drawing, turn * 1.6, 0)
}

type Head = (wear: Wear, neck: string, face: string) => string

const heads: Readonly<Record<Attire, Head>> = {
  robe: ({ cloth }, neck, face) => {
    const scarf = mix(cloth, '#ffffff', 0.55)
    return (
      fill(
        'M-12 -192C-16 -180 -20 -168 -22 -150Q0 -143 22 -150C20 -168 16 -180 12 -192Z',
        shadowOf(scarf, 0.16),
      ) +
      neck +
      face +
      fill(
        'M-12.4 -186C-16 -206 -9 -206 0 -206C9 -206 16 -206 12.4 -186C16 -176 19 -166 21 -150Q16 -149 12 -150C12 -168 12 -180 9.4 -192Q0 -199 -9.4 -192C-12 -180 -12 -168 -12 -150Q-16 -149 -21 -150C-19 -166 -16 -176 -12.4 -186Z',
        scarf,
      ) +
      stroke('M-12.6 -196Q0 -201.5 12.6 -196', '#16232b', 2.6) +
      stroke('M-16 -156Q-13 -172 -12 -180M16 -156Q13 -172 12 -180', shadowOf(scarf, 0.4), 1.2, 0.5)
    )
  },
  abaya: ({ accent }, neck, face) =>
    fill(
      'M-13 -190C-14 -206 14 -206 13 -190C14 -176 20 -166 24 -150Q0 -136 -24 -150C-20 -166 -14 -176 -13 -190Z',
      accent,
    ) +
    neck +
    face +
    fill(
      'M-13 -188C-15 -208 15 -208 13 -188C13 -180 15 -172 20 -160Q4 -146 -20 -156C-14 -172 -13 -180 -13 -188ZM-8.4 -188C-8.6 -178 -5 -174.6 0 -174.6C5 -174.6 8.6 -178 8.4 -188C8 -199 -8 -199 -8.4 -188Z',
      accent,
    ) +
    stroke('M-11 -176Q-2 -164 14 -163M-15 -163Q0 -152 16 -156', shadowOf(accent, 0.4), 1.4, 0.55),
  blazer: ({ accent }, neck, face) =>
    fill(
      'M-12.6 -190C-14 -206 14 -206 12.6 -190C13 -178 16 -170 18 -160Q0 -150 -18 -160C-16 -170 -13 -178 -12.6 -190Z',
      accent,
    ) +
    neck +
    face +
    fill(
      'M-12.6 -188C-15 -208 15 -208 12.6 -188C12 -180 13 -174 16 -164Q2 -154 -15 -162C-12 -174 -12 -180 -12.6 -188ZM-8.6 -188C-8.8 -178 -5 -174.6 0 -174.6C5 -174.6 8.8 -178 8.6 -188C8 -199 -8 -199 -8.6 -188Z',
      accent,
    ) +
    stroke('M-10 -175Q-1 -166 12 -166', shadowOf(accent, 0.4), 1.4, 0.55),
  headwrap: ({ accent }, neck, face) =>
    neck +
    face +
    fill('M-11.4 -189C-19 -198 -15 -212 0 -211C15 -212 19 -198 11.4 -189Q0 -198 -11.4 -189Z', accent) +
    fill('M7 -208C14 -217 24 -211 18 -201C16 -204 12 -206 7 -208Z', shadowOf(accent, 0.16)) +
    stroke('M-13 -194Q0 -203 14 -201M-13 -200Q0 -209 12 -206', shadowOf(accent, 0.45), 1.3, 0.5) +
    fill(
      'M-12.4 -182a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0ZM8.6 -182a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z',
      '#f7d489',
    ),
  suit: ({ cloth }, neck, face) =>
    neck +
    face +
    fill(
      'M-11 -187C-13 -207 13 -207 11 -187C9 -194 6 -197 0 -197C-6 -197 -9 -194 -11 -187Z',
      mix('#241a16', cloth, 0.08),
    ),
  'field-vest': (_, neck, face) =>
    neck +
    face +
    fill('M-12.5 -193C-12.5 -212 12.5 -212 12.5 -193Z', '#fbfaf7') +
    fill(
      'M-15.5 -193.6Q0 -198 15.5 -193.6Q16 -190.4 14 -190.6Q0 -194 -14 -190.6Q-16 -190.4 -15.5 -193.6Z',
      '#e3dccd',
    ) +
    stroke('M0 -207.4L0 -196', '#d9d0bd', 2),
  boubou: ({ accent }, neck, face) =>
    neck + face + fill('M-11 -193L-9.6 -205Q0 -208 9.6 -205L11 -193Q0 -197.6 -11 -193Z', accent),
  tunic: ({ accent }, neck, face) =>
    neck +
    face +
    fill(
      'M-11 -186C-12 -196 -10 -199 -8 -200H8C10 -199 12 -196 11 -186C9 -192 8 -194 0 -194C-8 -194 -9 -192 -11 -186Z',
      '#2a1d17',
    ) +
    fill('M-11.4 -194Q0 -199 11.4 -194L10 -204Q0 -210 -10 -204Z', mix(accent, '#f4efe4', 0.5)) +
    stroke('M-11 -194.4Q0 -199 11 -194.4', shadowOf(accent, 0.3), 2.2),
}

function oval(x: number, y: number, halfWidth: number, halfHeight: number): string {
  return `M${x - halfWidth} ${y}a${halfWidth} ${halfHeight} 0 1 0 ${halfWidth * 2} 0a${halfWidth} ${halfHeight} 0 1 0 ${-halfWidth * 2} 0Z`
}
