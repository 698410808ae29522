/** Pixels; what readers of Open Graph ask for. */
export const previewSize = { width: 1200, height: 630 } as const

/** Pixels from the picture's side to its words. */
export const edge = 76

/** The words' column; the art shows on its other side. */
export const column = 770

export const colours = {
  ground: '#062b43',
  title: '#ffffff',
  quiet: '#bcd5e4',
  accent: '#f2a541',
} as const

const descending = (sizes: readonly (readonly [size: number, lines: number])[]) =>
  sizes.map(([size, lines]) => ({ size, lines }))

/** Sizes of a title, and the lines for which there is room at each. Arabic script needs more air between lines. */
export const titleSizes = {
  latin: descending([
    [72, 2],
    [64, 3],
    [56, 4],
    [48, 5],
  ]),
  arabic: descending([
    [72, 2],
    [62, 3],
    [52, 4],
    [46, 4],
  ]),
} as const

/** A line's height in ems of its letters. */
export const titleLeading = { latin: 1.2, arabic: 1.46 } as const
