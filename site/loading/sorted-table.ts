/** In which order a reader wants a table. */
export interface TableOrder<Key extends string> {
  key: Key
  isDescending: boolean
}

/**
 * The order that an address asks for (`value`, `-value`), among those of a table; the first one upwards where it asks for
 * none of them.
 */
export function orderIn<Key extends string>(
  asked: string | null,
  keys: readonly [Key, ...Key[]],
): TableOrder<Key> {
  const isDescending = asked?.startsWith('-') ?? false
  const name = isDescending ? asked?.slice(1) : asked
  const key = keys.find((one) => one === name)
  return key === undefined ? { key: keys[0], isDescending: false } : { key, isDescending }
}

/** An order's name in an address; nothing for the usual one. */
export function nameOfOrder<Key extends string>(
  { key, isDescending }: TableOrder<Key>,
  usual: Key,
): string | undefined {
  if (key === usual && !isDescending) return undefined
  return `${isDescending ? '-' : ''}${key}`
}

/** Rows by a number of theirs. Rows without one stand at the end, whichever way, and equal ones stay in their order. */
export function sortedByNumber<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => number | null | undefined,
  isDescending: boolean,
): Row[] {
  const withNumber = rows.flatMap((row) => {
    const number = numberOf(row)
    return number === null || number === undefined ? [] : [{ row, number }]
  })
  const sorted = withNumber.toSorted((one, other) =>
    isDescending ? other.number - one.number : one.number - other.number,
  )
  return [...sorted.map(({ row }) => row), ...rows.filter((row) => (numberOf(row) ?? null) === null)]
}
