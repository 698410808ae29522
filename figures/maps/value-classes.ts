/** Values that a map shows in one colour: from the lowest to the highest of them, as they are written. */
export interface ValueClass {
  low: number
  high: number
}

/** Colours that a reader can still distinguish on a map. */
export const mostClasses = 5

/**
 * Classes of about equally many values each (quantiles), from the lowest values to the highest, at most `mostClasses`.
 *
 * Values that are written alike are in one class, however many they are; up to five different values have a class each.
 * @param decimals digits after the decimal mark with which values are written
 * @returns nothing where there are no values
 */
export function classesOf(values: readonly number[], decimals: number): ValueClass[] {
  const written = values.map((value) => asWritten(value, decimals))
  const countOf = new Map<number, number>()
  for (const value of written) countOf.set(value, (countOf.get(value) ?? 0) + 1)
  const different = [...countOf.keys()].toSorted((one, other) => one - other)
  const quantiles = new Map<number, number>()
  let below = 0
  for (const value of different) {
    const count = countOf.get(value) ?? 0
    quantiles.set(value, Math.floor(((below + count / 2) / written.length) * mostClasses))
    below += count
  }
  const quantileOf = (value: number) => quantiles.get(value) ?? 0
  const byClass = Map.groupBy(different, different.length <= mostClasses ? (value) => value : quantileOf)
  return [...byClass.values()].flatMap((ofClass) => {
    const [low] = ofClass
    const high = ofClass.at(-1)
    return low === undefined || high === undefined ? [] : [{ low, high }]
  })
}

/** The class of a value among those that were made of it and others, from 0; -1 where none has it. */
export function classOf(value: number, classes: readonly ValueClass[], decimals: number): number {
  const written = asWritten(value, decimals)
  return classes.findIndex(({ low, high }) => low <= written && written <= high)
}

/**
 * Rounded half away from zero, as `Intl` writes numbers; by their decimal digits, so that 1.005 is not 1.00499. One that
 * would be nought is rounded to its first digit, as `formatDecimals` writes it.
 */
function asWritten(value: number, decimals: number): number {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`))
  // A number of this size has no digits after the decimal mark.
  if (scaled > Number.MAX_SAFE_INTEGER) return value
  if (scaled === 0 && value !== 0) return asWritten(value, -Math.floor(Math.log10(Math.abs(value))))
  const rounded = Number(`${scaled}e${-decimals}`)
  return Math.sign(value) * rounded
}
