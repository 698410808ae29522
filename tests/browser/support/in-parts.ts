/**
 * A long walk in parts that are tests of their own: they run side by side, and none takes long.
 * @returns the parts with their numbers, from 1
 */
export function inParts<Item>(items: readonly Item[], size: number): [part: number, items: Item[]][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => [
    index + 1,
    items.slice(index * size, (index + 1) * size),
  ])
}
