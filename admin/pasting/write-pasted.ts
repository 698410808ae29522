import { escapeHtml } from '../../store/rich-text/paragraphs.ts'
import type { PastedBlock, PastedCell, PastedItem, PastedLine, Words } from './pasted-text.ts'

interface List {
  isOrdered: boolean
  start: number
  items: { line: PastedLine; number: number | undefined; lists: List[] }[]
}

/** HTML with nothing but what the editor offers. A single paragraph is only its words, which join those around them. */
export function writePasted(blocks: readonly PastedBlock[]): string {
  const [first, second] = blocks
  return first?.kind === 'paragraph' && !second ? writeLine(first.line) : writeBlocks(blocks)
}

function writeBlocks(blocks: readonly PastedBlock[]): string {
  let html = ''
  let items: PastedItem[] = []
  const endList = () => {
    html += listsOf(items).map(writeList).join('')
    items = []
  }
  for (const block of blocks) {
    if (block.kind === 'item') {
      items.push(block)
      continue
    }
    endList()
    html += writeBlock(block)
  }
  endList()
  return html
}

function writeBlock(block: Exclude<PastedBlock, PastedItem>): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', writeLine(block.line))
    case 'heading':
      return element(`h${block.level}`, writeLine(block.line))
    case 'quote':
      return element('blockquote', writeLine(block.line))
    case 'rule':
      return '<hr>'
    case 'picture':
      return `<img src="${escapeValue(block.address)}" alt="${escapeValue(block.alt)}">`
    case 'table':
      return element('table', block.rows.map((row) => element('tr', row.map(writeCell).join(''))).join(''))
    default:
      return block satisfies never
  }
}

function writeCell({ heads, columns, rows, blocks }: PastedCell): string {
  const name = heads ? 'th' : 'td'
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`
  return `<${name}${spans}>${writeBlocks(blocks)}</${name}>`
}

function writeList({ isOrdered, start, items }: List): string {
  const written = items
    .map(({ line, lists }) => element('li', `${writeLine(line)}${lists.map(writeList).join('')}`))
    .join('')
  if (!isOrdered) return element('ul', written)
  return start === 1 ? element('ol', written) : `<ol start="${start}">${written}</ol>`
}

/** Items that follow one another, as lists within lists. One that restarts the numbers, or has none where others had, begins another list. */
function listsOf(items: readonly PastedItem[]): List[] {
  const lists: List[] = []
  const open: { level: number; list: List }[] = []
  for (const { level, isOrdered, number, line } of items) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const beside = open.at(-1)?.list.items.at(-1)?.lists ?? lists
    let list = beside.at(-1)
    if (!list || list.isOrdered !== isOrdered || isRestart(list, number)) {
      list = { isOrdered, start: number ?? 1, items: [] }
      beside.push(list)
    }
    list.items.push({ line, number, lists: [] })
    open.push({ level, list })
  }
  return lists
}

function isRestart({ items }: List, number: number | undefined): boolean {
  const last = items.at(-1)?.number
  return number !== undefined && last !== undefined && number <= last
}

function writeLine(line: PastedLine): string {
  return line.map((inline) => (inline === 'break' ? '<br>' : writeWords(inline))).join('')
}

function writeWords({ text, marks, address }: Words): string {
  const marked = marks.reduce((inner, mark) => element(mark, inner), escapeHtml(text))
  return address === undefined ? marked : `<a href="${escapeValue(address)}">${marked}</a>`
}

function element(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

function escapeValue(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}
