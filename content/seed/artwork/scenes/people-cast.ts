import type { Canvas } from '../brushes/canvas.ts'
import { palette, type Colour } from '../brushes/colour.ts'
import { skinTones, type Attire, type FigurePlan } from '../brushes/figure.ts'

type Person = Pick<FigurePlan, 'attire' | 'cloth' | 'accent' | 'skin'>

const wardrobe: Readonly<
  Record<Attire, readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]]>
> = {
  robe: [
    ['#fbfaf7', palette.sand],
    ['#efe6d5', palette.sand],
  ],
  abaya: [
    ['#0d3450', palette.aqua],
    ['#1d5a57', palette.sand],
    ['#3d2f5c', '#d9cfe8'],
    ['#9c4f3a', '#f3dcb5'],
    ['#12708f', '#fbfaf7'],
  ],
  blazer: [
    ['#35566f', '#f6e7c6'],
    ['#6b3f52', '#e9c9c4'],
    ['#2a6b63', '#d9e6df'],
  ],
  headwrap: [
    ['#f2a541', '#0f71eb'],
    ['#2f9e77', '#f2c063'],
    ['#0f71eb', '#f6d391'],
  ],
  suit: [
    ['#1c4262', palette.aqua],
    ['#3f5566', palette.sun],
    ['#5c4a3f', palette.leaf],
  ],
  'field-vest': [
    ['#5b8fb3', palette.sun],
    ['#8a9aa2', palette.aqua],
    ['#b6a27f', palette.leaf],
  ],
  boubou: [
    [palette.current, palette.sand],
    ['#2f9e77', palette.sun],
    ['#e3b04f', palette.deepSea],
    ['#f4efe4', palette.current],
  ],
  tunic: [
    ['#d9c6a0', '#5d4a3c'],
    ['#a9c3c9', palette.deepSea],
    ['#8fae93', '#3c4f45'],
  ],
}

const women = ['abaya', 'headwrap', 'blazer'] as const satisfies readonly Attire[]
const men = ['robe', 'suit', 'boubou', 'tunic', 'field-vest'] as const satisfies readonly Attire[]

/** A group in which women and men, dress and skin change from neighbour to neighbour. */
export function castPeople(canvas: Canvas, count: number, isAtWork = false): Person[] {
  const { random } = canvas
  const isWomanFirst = random.chance(0.5)
  const start = random.integer(0, 11)
  const counted = {
    women: isAtWork ? 2 : random.integer(0, 2),
    men: isAtWork ? random.integer(3, 4) : random.integer(0, 4),
  }
  return Array.from({ length: count }, (_, index) => {
    const isWoman = (index % 2 === 0) === isWomanFirst
    const attire = isWoman
      ? (women[counted.women++ % women.length] ?? 'abaya')
      : (men[counted.men++ % men.length] ?? 'suit')
    const choices = wardrobe[attire]
    // Counting on, not picking: neighbours never wear the same.
    const [cloth, accent] = choices[(start + index) % choices.length] ?? choices[0]
    const skin = skinTones[(start + index * 2) % skinTones.length] ?? skinTones[0]
    return { attire, cloth, accent, skin }
  })
}
