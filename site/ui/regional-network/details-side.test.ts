import { expect, test } from 'vitest'
import { detailsSide } from './details-side.ts'

const label = (x: number, width: number) => ({
  code: 'xx',
  x,
  y: 100,
  width,
  height: 29,
  isFlagOnly: false,
  hasLine: false,
})

test.each([
  ['what stands in the west', 300, label(350, 100), 'M250,10L340,20Z', 'east'],
  ['what stands in the east', 700, label(640, 100), 'M650,10L760,20Z', 'west'],
  ['a country in the middle, towards the east', 520, label(580, 100), 'M480,10L560,20Z', 'west'],
  ['a country in the middle, towards the west', 500, label(470, 100), 'M440,10L540,20Z', 'east'],
  ['a name that reaches over', 600, label(500, 220), undefined, 'below'],
  ['a shape that reaches over', 600, undefined, 'M200,10L800,20Z', 'below'],
  ['a country of which nothing else is known', 450, undefined, undefined, 'west'],
] as const)('details leave free %s', (_, x, name, path, side) => {
  expect(detailsSide(x, name, path)).toBe(side)
})
