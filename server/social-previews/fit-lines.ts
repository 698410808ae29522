import { shapeText, type ShapedText } from './outline-text.ts'

export interface Line {
  start: number
  end: number
  /** Pixels. */
  width: number
}

export interface FittedText {
  shaped: ShapedText
  lines: readonly Line[]
  /** Pixels. */
  size: number
}

interface Room {
  width: number
  isRightToLeft: boolean
  /** Sizes to try, largest first, each with the lines that there is room for at that size. */
  sizes: readonly { size: number; lines: number }[]
}

/** A text in the largest of the sizes at which it fits; at the smallest, what does not fit ends in an ellipsis. */
export function fitLines(written: string, { width, isRightToLeft, sizes }: Room): FittedText {
  const shaped = shapeText(written, isRightToLeft)
  for (const { size, lines: room } of sizes) {
    const lines = breakLines(shaped, width, size)
    if (lines.length <= room && lines.every((line) => line.width <= width)) {
      return { shaped, size, lines: balanced(shaped, width, size, lines) }
    }
  }
  const { size, lines: room } = sizes.at(-1) ?? { size: 40, lines: 1 }
  return cut(shaped, { width, size, room, isRightToLeft })
}

/** A text in as many lines as it needs, with nothing left out: a word that is wider than a line has one of its own. */
export function wrapLines(
  written: string,
  { width, isRightToLeft, size }: Omit<Room, 'sizes'> & { size: number },
): FittedText {
  const shaped = shapeText(written, isRightToLeft)
  return { shaped, size, lines: balanced(shaped, width, size, breakLines(shaped, width, size)) }
}

function breakLines(shaped: ShapedText, width: number, size: number): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const { index, 0: word } of shaped.text.matchAll(/[^ ]+/gu)) {
    const end = index + word.length
    const together: number = line ? shaped.widthOf(line.start, end) * size : 0
    if (line && together <= width) {
      line = { start: line.start, end, width: together }
    } else {
      if (line) lines.push(line)
      line = { start: index, end, width: shaped.widthOf(index, end) * size }
    }
  }
  if (line) lines.push(line)
  return lines
}

/** As many lines, as even as they can be: no last line of a single short word. */
function balanced(shaped: ShapedText, width: number, size: number, lines: readonly Line[]): readonly Line[] {
  if (lines.length === 1) return lines
  let best = lines
  for (let narrower = width * 0.95; narrower > width * 0.5; narrower -= width * 0.05) {
    const tried = breakLines(shaped, narrower, size)
    if (tried.length > lines.length || tried.some((line) => line.width > width)) break
    best = tried
  }
  return best
}

function cut(
  shaped: ShapedText,
  { width, size, room, isRightToLeft }: { width: number; size: number; room: number; isRightToLeft: boolean },
): FittedText {
  for (let end = shaped.text.length; end > 0; end = endBefore(shaped.text, end)) {
    const shorter = shapeText(`${shaped.text.slice(0, end).replace(/[\s.,;:،؛–-]+$/u, '')}…`, isRightToLeft)
    const lines = breakLines(shorter, width, size)
    if (lines.length <= room && lines.every((line) => line.width <= width)) {
      return { shaped: shorter, size, lines }
    }
  }
  return { shaped, size, lines: [] }
}

/** The end of the words before a place; inside a single word that is too long, the letter before. */
function endBefore(text: string, end: number): number {
  const space = text.lastIndexOf(' ', end - 1)
  return space > 0 ? space : end - 1
}
