/**
 * Whether a value as a form sends it and one as the database gives it are the same to whoever reads them: nothing, an
 * empty text and an empty list are one, and ids of rows are nobody's.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one, other)) === JSON.stringify(comparable(other, one))
}

/** In which order an object names its entries says nothing. */
function comparable(value: unknown, other: unknown): unknown {
  // A form gives a list without rows as the number of its rows.
  if (value === 0 && (Array.isArray(other) || other === undefined)) return null
  if (value === undefined || value === null || value === '' || value === false) return null
  if (Array.isArray(value)) {
    const counterparts: readonly unknown[] = Array.isArray(other) ? other : []
    const items = value.map((item: unknown, index) => comparable(withoutId(item), counterparts[index]))
    return items.length === 0 ? null : items
  }
  if (typeof value !== 'object') return value
  const counterpart = new Map<string, unknown>(
    typeof other === 'object' && other !== null ? Object.entries(other) : [],
  )
  const entries = Object.entries(value)
    .map(([name, item]) => [name, comparable(item, counterpart.get(name))] as const)
    .filter(([, item]) => item !== null)
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
  return entries.length === 0 ? null : entries
}

function withoutId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('id' in row) || Object.keys(row).length === 1) return row
  const { id: _id, ...rest } = row
  return rest
}
