import type { Pin } from './place-pins.ts'
import { frame } from './map-view.ts'

/** A country's flag and name beside its pin, in units of the frame. `x` and `y` are the middle of the label. */
export interface Label {
  code: string
  x: number
  y: number
  width: number
  height: number
  /** The name did not fit beside its neighbours': only the flag is shown. */
  isFlagOnly: boolean
  /** Whether the label stands so far off that a line leads to its pin. */
  hasLine: boolean
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Units of the frame. */
const letterWidth = 7.2
const arabicLetterWidth = 6
const flagWidth = 20
/** What stands around flag and name. */
const padding = 24
export const labelHeight = 22
const pinSize = 12
/** How near a pin must stand to count as a neighbour. */
const neighbourhood = 90
/** Reaches at which a label is tried around its pin; beyond the first, a line leads to it. */
const reaches = [4, 14, 26, 40, 56, 74] as const

/** Directions tried at each reach: beside the pin first, then above and below, then aslant. */
const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
]

/**
 * Finds a place for each label where it covers no pin and no other label and stays inside the frame; where there is
 * none even for the flag alone, the country has no label (its pin and its shape still name it).
 */
export function placeLabels(pins: readonly Pin[], nameOf: (code: string) => string): Label[] {
  const taken: Box[] = pins.map(({ x, y }) => ({ ...unitsOf(x, y), width: pinSize, height: pinSize }))
  const labels: Label[] = []
  // Who stands in the thickest crowd has the fewest places to choose from, and so chooses first.
  const crowd = new Map(pins.map((pin) => [pin.code, neighboursOf(pin, pins)]))
  const crowdOf = ({ code }: Pin) => crowd.get(code) ?? 0
  for (const pin of pins.toSorted((one, other) => crowdOf(other) - crowdOf(one) || one.x - other.x)) {
    const label = fit(pin, widthOf(nameOf(pin.code)), false, taken) ?? fit(pin, flagWidth + 6, true, taken)
    if (!label) continue
    taken.push(label)
    labels.push(label)
  }
  return labels
}

function neighboursOf(pin: Pin, pins: readonly Pin[]): number {
  const here = unitsOf(pin.x, pin.y)
  return pins.filter(({ x, y }) => {
    const there = unitsOf(x, y)
    return Math.hypot(here.x - there.x, here.y - there.y) < neighbourhood
  }).length
}

function widthOf(name: string): number {
  const letters = Array.from(name)
  const arabic = letters.filter((letter) => /\p{Script=Arabic}|\s/u.test(letter)).length
  return flagWidth + padding + arabic * arabicLetterWidth + (letters.length - arabic) * letterWidth
}

function fit(pin: Pin, width: number, isFlagOnly: boolean, taken: readonly Box[]): Label | undefined {
  const { x, y } = unitsOf(pin.x, pin.y)
  for (const reach of reaches) {
    for (const [across, down] of directions) {
      const label = {
        x: x + across * (pinSize / 2 + width / 2 + reach),
        y: y + down * (pinSize / 2 + labelHeight / 2 + reach),
        width,
        height: labelHeight,
      }
      if (isInside(label) && !taken.some((box) => doOverlap(box, label))) {
        return { code: pin.code, ...label, isFlagOnly, hasLine: reach > reaches[0] }
      }
    }
  }
  return undefined
}

function unitsOf(x: number, y: number): { x: number; y: number } {
  return { x: (x / 100) * frame.width, y: (y / 100) * frame.height }
}

function isInside({ x, y, width, height }: Box): boolean {
  return (
    x - width / 2 >= 0 &&
    x + width / 2 <= frame.width &&
    y - height / 2 >= 0 &&
    y + height / 2 <= frame.height
  )
}

export function doOverlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  )
}
