/** What is to stand at a height, and how much room it takes. */
interface Wanted {
  at: number
}

/**
 * Places for labels beside what they name: as near to it as they can be without lying over one another or beyond the
 * chart. Those that would touch move apart as one block.
 * @param room units from the middle of one label to the middle of the next
 * @returns the middle of each label, in the order given
 */
export function placeLabels(
  wanted: readonly Wanted[],
  { height, room }: { height: number; room: number },
): number[] {
  const fitting = Math.min(room, height / Math.max(wanted.length, 1))
  const inOrder = wanted.map(({ at }, index) => ({ at, index })).toSorted((one, other) => one.at - other.at)
  const blocks: { indexes: number[]; middle: number }[] = []
  for (const { at, index } of inOrder) {
    let block = { indexes: [index], middle: inside(at, 1) }
    for (let above = blocks.at(-1); above && touches(above, block); above = blocks.at(-1)) {
      blocks.pop()
      const count = above.indexes.length + block.indexes.length
      const middle = (above.middle * above.indexes.length + block.middle * block.indexes.length) / count
      block = { indexes: [...above.indexes, ...block.indexes], middle: inside(middle, count) }
    }
    blocks.push(block)
  }
  const places = wanted.map(({ at }) => at)
  for (const { indexes, middle } of blocks) {
    for (const [place, index] of indexes.entries()) {
      places[index] = middle + (place - (indexes.length - 1) / 2) * fitting
    }
  }
  return places

  function inside(middle: number, count: number): number {
    const half = (count * fitting) / 2
    return Math.min(Math.max(middle, half), height - half)
  }

  function touches(
    above: { indexes: readonly number[]; middle: number },
    below: { indexes: readonly number[]; middle: number },
  ) {
    const needed = ((above.indexes.length + below.indexes.length) * fitting) / 2
    return below.middle - above.middle < needed - 1e-9
  }
}
