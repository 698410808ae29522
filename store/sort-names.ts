/** A value of JSON whose objects have their names in one order, so that equal values are the same text. */
export function sortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortNames(part)]),
  )
}
