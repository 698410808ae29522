import bidiFactory, { type EmbeddingLevels } from 'bidi-js'

/** A piece of a line that is drawn at one go: one font, one direction. */
export interface VisualRun {
  text: string
  font: string
}

/** A paragraph whose letters know their font and direction. */
export interface PreparedText {
  text: string
  fonts: readonly string[]
  levels: EmbeddingLevels | null
}

const bidi = bidiFactory()

// Marks of direction and joining shape the text around them but are not drawn themselves.
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

/** Works out, once for a paragraph, what its lines will need. */
export function prepareText(
  written: string,
  fontFor: (letter: string) => string,
  isRightToLeft: boolean,
): PreparedText {
  const text = replaceMissing(written)
  const fonts = Array.from({ length: text.length }, (_, index) => fontFor(text[index] ?? ' '))
  const isPlain = !isRightToLeft && !/[\u0590-\u08ff\ufb1d-\ufefc]/.test(text)
  return {
    text,
    fonts,
    levels: isPlain ? null : bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr'),
  }
}

/** Letters the family lacks, by those it has; one for one, so that places in the text stay the same. */
function replaceMissing(text: string): string {
  return text
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2010', '-')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
}

/** The runs of a line from left to right as they are seen. */
export function visualRuns(prepared: PreparedText, start: number, end: number): VisualRun[] {
  const { text, fonts, levels } = prepared
  const order = levels
    ? // The library turns the line's letters round among those of the whole paragraph.
      bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)
    : Array.from({ length: end - start }, (_, index) => start + index)
  const runs: VisualRun[] = []
  let piece: number[] = []
  const close = (): void => {
    if (piece.length > 0) runs.push(makeRun(prepared, piece))
    piece = []
  }
  for (const index of order) {
    const before = piece.at(-1)
    if (unseen.test(text[index] ?? '')) {
      // Ending the run here also keeps letters on both sides of a zero-width non-joiner from joining.
      close()
      continue
    }
    const isNext =
      before !== undefined &&
      fonts[before] === fonts[index] &&
      levelAt(levels, before) === levelAt(levels, index) &&
      index === before + (isOdd(levelAt(levels, index)) ? -1 : 1)
    if (!isNext) close()
    piece.push(index)
  }
  close()
  return runs
}

function makeRun({ text, fonts, levels }: PreparedText, seen: readonly number[]): VisualRun {
  const first = seen[0] ?? 0
  const isRightToLeft = isOdd(levelAt(levels, first))
  const inOrder = isRightToLeft ? seen.toReversed() : seen
  const letters = inOrder.map((index) => {
    const letter = text[index] ?? ''
    return isRightToLeft ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
  })
  const written = letters.join('')
  // Fontkit lays every run out in the direction of its script. Persian digits, and brackets in Arabic text, run the
  // other way; turned round beforehand, they come out right.
  const isTurned = isShapedRightToLeft(written) !== isRightToLeft
  return { text: isTurned ? letters.toReversed().join('') : written, font: fonts[first] ?? '' }
}

function isShapedRightToLeft(text: string): boolean {
  const strong = Array.from(text).find((letter) => !/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter))
  return strong !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(strong)
}

function levelAt(levels: EmbeddingLevels | null, index: number): number {
  return levels?.levels[index] ?? 0
}

function isOdd(level: number): boolean {
  return level % 2 === 1
}
