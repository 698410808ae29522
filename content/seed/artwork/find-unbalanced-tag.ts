/** The first tag of a drawing that is not closed where it should be, or `null` where all is well. For tests. */
export function findUnbalancedTag(drawing: string): string | null {
  const open: string[] = []
  const tags = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<|&(?!(?:amp|lt|gt|quot|#\d+);)/g
  for (const [whole, isClosing, name, , isEmpty] of drawing.matchAll(tags)) {
    if (name === undefined) return whole
    if (isClosing) {
      if (open.pop() !== name) return whole
    } else if (!isEmpty) {
      open.push(name)
    }
  }
  return open.at(-1) ?? null
}
