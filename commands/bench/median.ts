/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/**
 * The median time of something that is done again and again, in milliseconds.
 * @param patience milliseconds after which three times are enough
 */
export async function medianTime(
  act: () => Promise<unknown>,
  { runs, patience = Number.POSITIVE_INFINITY }: { runs: number; patience?: number },
): Promise<number> {
  const times: number[] = []
  const start = performance.now()
  while (times.length < runs && (times.length < 3 || performance.now() - start < patience)) {
    const began = performance.now()
    await act()
    times.push(performance.now() - began)
  }
  return median(times)
}
