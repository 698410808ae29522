import type { ChartLetters } from './chart-letters.ts'

/** Pixels of a picture's width, and of the margin on each of its sides. */
export const width = 960
export const edge = 40
export const innerWidth = width - 2 * edge

/** With what the parts of a picture are drawn. */
export interface Pen {
  letters: ChartLetters
  /** Across the page in the direction of reading. */
  x: (fromStart: number) => number
  isRightToLeft: boolean
}

/** A part of a picture, and the room that it took below the upper edge that it was given. */
export interface Part {
  drawn: string
  height: number
}

/** The part of a picture that shows figures, with what has to be said of it. */
export interface Body extends Part {
  /** What it shows, for those who do not see it. */
  summary: string
  /** What stands below it. */
  notes: readonly string[]
}
