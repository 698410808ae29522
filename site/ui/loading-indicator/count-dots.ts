/** Milliseconds between two steps of the dots (specification, section 9). */
export const dotsInterval = 500

/** One, two, three dots, then one again. */
export function nextDots(shown: number): number {
  return (shown % 3) + 1
}
