/** A4 in points, and the places all pages share. Start and end follow the direction of reading. */
export const pageMeasures = {
  width: 595.28,
  height: 841.89,
  edge: 62,
  /** The column of text; the rest of the width is left for numbers and air. */
  textWidth: 362,
  top: 104,
  bottom: 766,
} as const

/** Left edge of the column of text. */
export function textLeft(isRightToLeft: boolean): number {
  return isRightToLeft ? pageMeasures.edge : pageMeasures.width - pageMeasures.edge - pageMeasures.textWidth
}

/** Left edge of something as wide as `width` that stands at the start of the lines. */
export function startEdge(isRightToLeft: boolean, width: number): number {
  return isRightToLeft ? pageMeasures.width - pageMeasures.edge - width : pageMeasures.edge
}

/** Left edge of something as wide as `width` that stands at the end of the lines. */
export function endEdge(isRightToLeft: boolean, width: number): number {
  return startEdge(!isRightToLeft, width)
}
