/** Files are made and copied on other cores while records are written: this many items at once. */
const atOnce = 3

/** Does something with each item, some of them at once. The first failure ends it. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) await act(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
