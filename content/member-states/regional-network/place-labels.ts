import { makeSeededRandom } from '../../../content/seeded-random.ts'
import type { Pin } from './place-pins.ts'
import { frame, labelSize } from './map-view.ts'

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

/** Boxes that are all made here are compared faster than objects of several makes. */
function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

const { height: labelHeight, flagWidth, padding } = labelSize
/** Units of the frame: 12 px where the map is shown with labels. */
const letterSize = 14.5
const pinSize = 12
/** Between a label and the frame's edge. */
const margin = 6
/** Part of the distance to its own pin at which another pin takes a label for its own. */
const muchNearer = 0.65
/** Costs, in units that a label may rather stand farther off: being taken for another pin's, being a flag, being absent. */
const costOf = { doubt: 70, flagOnly: 1000, absence: 10_000 } as const
/** How many choices are made in all: an order of n labels takes n. More gives better places, and takes longer. */
const choices = 3000
/** Reaches at which a label is tried around its pin; beyond the first, a line leads to it. */
const reaches = [4, 14, 26, 40, 56, 74, 92, 112] as const

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
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
]

/** The line between a label and a spot: small boxes, of which those count that are not in the label. */
interface Line {
  x: number
  y: number
  label: Box
  boxes: number
  /** A box in which the whole line lies. */
  around: Box
}

/** A place where a label could stand. */
interface Candidate {
  label: Label
  box: Box
  /** The line to its country; none for a label that stands at its pin. */
  line?: Line
  cost: number
}

/**
 * Finds a place for each label where it covers no pin, no other label and no line, stays inside the frame, and is not
 * taken for another pin's; where there is none even for the flag alone, the country has no label (its shape still names
 * it). A country without a pin has its name on its middle where that is free, else beside it with a line to its middle.
 *
 * Labels choose one after the other. Those that came off badly choose earlier in the next attempt, and the best attempt
 * counts, which is the first in which each has the best of its places, if there is one; the same countries always get
 * the same places.
 */
export function placeLabels(
  pins: readonly Pin[],
  withoutPin: readonly Pin[],
  nameOf: (code: string) => string,
): Label[] {
  const pinBoxes = pins.map((pin) => {
    const { x, y } = unitsOf(pin.x, pin.y)
    return boxOf(x, y, pinSize, pinSize)
  })
  const candidates = [...pins, ...withoutPin].map((place) =>
    candidatesFor(place, widthOf(nameOf(place.code)), pins, pinBoxes),
  )
  const random = makeSeededRandom('labels')
  const haste = candidates.map(() => 0)
  const leastCost = sumOf(candidates.map(([cheapest]) => cheapest?.cost ?? costOf.absence))
  let best: { labels: Label[]; cost: number } | undefined
  for (let made = 0; made < choices && best?.cost !== leastCost; made += Math.max(1, candidates.length)) {
    const turn = haste.map((hurry) => -hurry - random.between(0, 60))
    const order = haste
      .map((_, index) => index)
      .toSorted((one, other) => (turn[one] ?? 0) - (turn[other] ?? 0))
    const chosen = chooseInOrder(order, candidates)
    const costs = candidates.map((_, index) => chosen.get(index)?.cost ?? costOf.absence)
    const cost = sumOf(costs)
    if (!best || cost < best.cost) best = { labels: [...chosen.values()].map(({ label }) => label), cost }
    for (const [index, one] of costs.entries())
      haste[index] = 0.8 * (haste[index] ?? 0) + Math.min(one, 200) / 5
  }
  return best?.labels ?? []
}

function sumOf(costs: readonly number[]): number {
  return costs.reduce((sum, one) => sum + one, 0)
}

function chooseInOrder(
  order: readonly number[],
  candidates: readonly (readonly Candidate[])[],
): Map<number, Candidate> {
  const chosen = new Map<number, Candidate>()
  const placed: Candidate[] = []
  for (const index of order) {
    const candidate = candidates[index]?.find((one) => !placed.some((other) => doCover(one, other)))
    if (!candidate) continue
    chosen.set(index, candidate)
    placed.push(candidate)
  }
  return chosen
}

/** Whether the label of one of two covers the other's label or line. */
function doCover(one: Candidate, other: Candidate): boolean {
  return doOverlap(one.box, other.box) || isOnLine(one.box, other.line) || isOnLine(other.box, one.line)
}

/** Whether a box and one of a line overlap. The line's are no objects: to make these took most of the time. */
function isOnLine(part: Box, line: Line | undefined): boolean {
  if (!line || !doOverlap(part, line.around)) return false
  const { x, y, label, boxes } = line
  for (let index = 0; index < boxes; index++) {
    const across = x + ((label.x - x) * index) / boxes
    const down = y + ((label.y - y) * index) / boxes
    if (isOver(part, across, down) && !isOver(label, across, down)) return true
  }
  return false
}

/** Whether a box of a line, of which this is the middle, and another overlap. */
function isOver({ x, y, width, height }: Box, across: number, down: number): boolean {
  return Math.abs(x - across) < (width + lineGauge) / 2 && Math.abs(y - down) < (height + lineGauge) / 2
}

/** Where a country's label could stand among the pins, the cheapest place first. */
function candidatesFor(
  place: Pin,
  nameWidth: number,
  pins: readonly Pin[],
  pinBoxes: readonly Box[],
): Candidate[] {
  const { code } = place
  const { x, y } = unitsOf(place.x, place.y)
  const isMarked = pins.some((pin) => pin.code === code)
  const others = pinBoxes.filter((box) => box.x !== x || box.y !== y)
  const candidates: Candidate[] = []
  const add = (box: Box, reach: number, isFlagOnly: boolean) => {
    if (!isInside(box) || others.some((other) => doOverlap(box, other))) return
    const isOnMiddle = box.x === x && box.y === y
    const hasLine = !isOnMiddle && (!isMarked || reach > reaches[0])
    const line = hasLine ? lineTo(box, x, y) : undefined
    if (others.some((other) => isOnLine(other, line))) return
    const cost = reach + (isOwn(box, place, pins) ? 0 : costOf.doubt) + (isFlagOnly ? costOf.flagOnly : 0)
    const label = { code, ...box, isFlagOnly, hasLine }
    candidates.push({ label, box, line, cost })
  }
  for (const isFlagOnly of [false, true]) {
    const width = isFlagOnly ? flagWidth + 2 * padding : nameWidth
    if (!isMarked) add(boxOf(x, y, width, labelHeight), 0, isFlagOnly)
    for (const reach of reaches) {
      for (const [across, down] of directions) {
        const box = boxOf(
          x + across * (pinSize / 2 + width / 2 + reach),
          y + down * (pinSize / 2 + labelHeight / 2 + reach),
          width,
          labelHeight,
        )
        add(box, reach, isFlagOnly)
      }
    }
  }
  return candidates.toSorted((one, other) => one.cost - other.cost)
}

/** Units: the boxes of which a line is made. */
const lineGauge = 7

function lineTo(label: Box, x: number, y: number): Line {
  const around = boxOf(
    (label.x + x) / 2,
    (label.y + y) / 2,
    Math.abs(label.x - x) + 2 * lineGauge,
    Math.abs(label.y - y) + 2 * lineGauge,
  )
  const boxes = Math.ceil(Math.hypot(label.x - x, label.y - y) / lineGauge)
  return { x, y, label, boxes, around }
}

function widthOf(name: string): number {
  return flagWidth + 3 * padding + widthOfName(name) * letterSize
}

/** Parts of the letters' size that letters take in the site's typefaces: a little more than they do, never less. */
const letterWidths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/\p{Mn}/u, 0],
  [/[\s\u0627\u0622\u0623\u0625\u0644]/u, 0.3],
  [/[سشصضطظفقكکگم]/u, 0.7],
  [/\p{Script=Arabic}/u, 0.5],
  [/[ijlîï’'.,]/u, 0.3],
  [/[ft]/u, 0.39],
  [/[rszI-]/u, 0.48],
  [/[mwMW]/u, 0.94],
  [/\p{Ll}/u, 0.61],
  [/\p{Lu}/u, 0.76],
]

/** A name's width in units of its letters' size. Of Arabic words the last letter is drawn out. */
function widthOfName(name: string): number {
  const letters = Array.from(name)
  const sum = letters.reduce(
    (width, letter) => width + (letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? 1),
    0,
  )
  return sum + (/\p{Script=Arabic}/u.test(letters.at(-1) ?? '') ? 0.3 : 0)
}

/** Whether a label is seen as its own country's, and not as that of another pin that stands much nearer. */
function isOwn(label: Box, place: Pin, pins: readonly Pin[]): boolean {
  const distanceTo = (pin: Pin) => {
    const { x, y } = unitsOf(pin.x, pin.y)
    return Math.hypot(label.x - x, label.y - y)
  }
  const own = distanceTo(place)
  return pins.every((pin) => pin.code === place.code || distanceTo(pin) >= muchNearer * own)
}

function unitsOf(x: number, y: number): { x: number; y: number } {
  return { x: (x / 100) * frame.width, y: (y / 100) * frame.height }
}

function isInside({ x, y, width, height }: Box): boolean {
  return (
    x - width / 2 >= margin &&
    x + width / 2 <= frame.width - margin &&
    y - height / 2 >= margin &&
    y + height / 2 <= frame.height - margin
  )
}

export function doOverlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  )
}
