import type { MarkdownBlock } from './markdown-blocks.ts'
import { pageMeasures } from './page-measures.ts'
import type { SetText, Typesetter } from './set-text.ts'
import type { TextStyles } from './text-styles.ts'

/** A block broken into lines. A list item is a block of its own. */
export interface FlowBlock {
  kind: 'heading' | 'paragraph' | 'quote' | 'item'
  text: SetText
  gapBefore: number
  /** Indent on the side where lines begin. */
  indent: number
  /** The running number of a heading. */
  number: number
}

/** Some lines of a block and where on a page they stand. */
export interface PlacedLines {
  block: FlowBlock
  from: number
  to: number
  top: number
}

/** Breaks every block of a body into lines. */
export function flowBlocks(
  blocks: readonly MarkdownBlock[],
  typesetter: Typesetter,
  styles: TextStyles,
): FlowBlock[] {
  let headings = 0
  const width = pageMeasures.textWidth
  return blocks.flatMap((block): FlowBlock[] => {
    if (block.kind === 'list') {
      return block.items.map((spans, index) => ({
        kind: 'item',
        text: typesetter.set(spans, width - 18, styles.body),
        gapBefore: index === 0 ? 10 : 6,
        indent: 18,
        number: 0,
      }))
    }
    if (block.kind === 'heading') {
      headings++
      const strong = block.spans.map((span) => ({ ...span, weight: 'strong' as const }))
      return [
        {
          kind: 'heading',
          text: typesetter.set(strong, width, styles.heading),
          gapBefore: 26,
          indent: 0,
          number: headings,
        },
      ]
    }
    if (block.kind === 'quote') {
      const light = block.spans.map((span) => ({
        ...span,
        weight: span.weight === 'strong' ? span.weight : ('light' as const),
      }))
      return [
        {
          kind: 'quote',
          text: typesetter.set(light, width - 20, styles.quote),
          gapBefore: 18,
          indent: 20,
          number: 0,
        },
      ]
    }
    return [
      {
        kind: 'paragraph',
        text: typesetter.set(block.spans, width, styles.body),
        gapBefore: 10,
        indent: 0,
        number: 0,
      },
    ]
  })
}

/** Deals the blocks out to pages: no heading stands last on a page, and no line of a paragraph alone. */
export function paginate(blocks: readonly FlowBlock[], firstTop: number): PlacedLines[][] {
  let page: PlacedLines[] = []
  const pages = [page]
  let top = firstTop
  const turn = (): void => {
    page = []
    pages.push(page)
    top = pageMeasures.top
  }
  blocks.forEach((block, index) => {
    const { lines, style } = block.text
    let from = 0
    while (from < lines.length) {
      const gap = from === 0 && page.length > 0 ? block.gapBefore : 0
      const left = lines.length - from
      let fitting = Math.min(left, Math.floor((pageMeasures.bottom - top - gap) / style.leading))
      if (left - fitting === 1) fitting--
      const needed = block.kind === 'heading' ? left + spaceAfterHeading(blocks[index + 1], style.leading) : 0
      const hasRoomForHeading = top + gap + needed * style.leading <= pageMeasures.bottom
      if (page.length > 0 && (fitting < Math.min(2, left) || !hasRoomForHeading)) {
        turn()
        continue
      }
      const to = from + Math.max(1, fitting)
      page.push({ block, from, to, top: top + gap })
      top += gap + (to - from) * style.leading
      from = to
      if (from < lines.length) turn()
    }
  })
  return pages
}

/** In lines of the heading: the gap and two lines of what follows. */
function spaceAfterHeading(next: FlowBlock | undefined, leading: number): number {
  if (next === undefined) return 0
  return (next.gapBefore + Math.min(2, next.text.lines.length) * next.text.style.leading) / leading
}
