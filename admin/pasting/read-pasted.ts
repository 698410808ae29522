import { asItems, readMarker, withoutBullet } from './list-markers.ts'
import type { PastedBlock, PastedCell, PastedInline, PastedLine } from './pasted-text.ts'
import { boldClasses, surroundingsIn, wordsOf, type Surroundings } from './surroundings.ts'
import { joinLines, tidyLines } from './tidy-lines.ts'

export interface PastedText {
  blocks: readonly PastedBlock[]
  /** Whether pictures stood in it that can't come along: their bytes lie on the other computer, or on another site. */
  lacksPictures: boolean
}

/** What no text consists of: programs and controls, what was deleted with its changes tracked, what colleagues noted beside it. */
const leftOut = [
  'style, script, meta, link, title, template, noscript, iframe, object, svg, canvas, audio, video, map',
  'button, input, select, textarea, xml, [hidden], del, .msoDel, .MsoCommentReference, .msocomanchor, .EOP',
].join(', ')
/** In the styles of Word: comments, and what is hidden. */
const leftOutStyles = /mso-element:\s*comment-list|mso-hide:\s*all|display:\s*none/i
const itemStyle = /mso-list:\s*\S+\s+level(\d+)/i
const markerStyle = /mso-list:\s*ignore/i
const footnotes = /mso-element:\s*(?:footnote|endnote)-list/i

const ownLine = new Set(
  'address article aside center dd details div dl dt fieldset figcaption figure footer form header hgroup li main menu nav p pre section summary'.split(
    ' ',
  ),
)

/** Reads HTML that was copied in Word, Google Docs, LibreOffice, a mail or a page, as far as the editor offers what stands in it. */
export function readPastedHtml(html: string): PastedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const reader = new PastedReader(body)
  const blocks = reader.blocksIn(body, {
    marks: new Set(),
    address: undefined,
    keepsBreaks: false,
    listLevel: 0,
    boldClasses: boldClasses(body.ownerDocument),
  })
  return { blocks, lacksPictures: reader.lacksPictures }
}

/** Reads text without formats; nothing unless it has items of a list, for the editor reads any other. */
export function readPastedLines(text: string): PastedText | null {
  const blocks = text
    .split(/\r?\n/)
    .flatMap((line) => tidyLines([{ text: line, marks: [], address: undefined }]))
    .flatMap((line) => asItems({ kind: 'paragraph', line }))
  return blocks.some(({ kind }) => kind === 'item') ? { blocks, lacksPictures: false } : null
}

class PastedReader {
  lacksPictures = false
  /** The page's own title is above all headings of a text; in a document it is the first of them. */
  readonly #headingsBelow: number

  constructor(body: Element) {
    this.#headingsBelow = [...body.querySelectorAll('h1, .MsoTitle, [role=heading]')].some(
      (heading) => headingLevel(heading) === 1,
    )
      ? 1
      : 0
  }

  blocksIn(parent: Element, around: Surroundings): PastedBlock[] {
    const blocks: PastedBlock[] = []
    let line: PastedInline[] = []
    const endLine = () => {
      blocks.push(...tidyLines(line).flatMap((tidied) => asItems({ kind: 'paragraph', line: tidied })))
      line = []
    }
    const readNodes = (element: Element, surroundings: Surroundings) => {
      for (const child of element.childNodes) {
        if (child instanceof Text) line.push(...wordsOf(child.data, surroundings))
        else if (child instanceof HTMLElement && !isLeftOut(child)) readElement(child, surroundings)
      }
    }
    const readElement = (element: HTMLElement, surroundings: Surroundings) => {
      const within = surroundingsIn(element, surroundings)
      if (element instanceof HTMLBRElement) {
        line.push('break')
        return
      }
      const picture = element instanceof HTMLImageElement ? this.#picture(element) : undefined
      if (typeof picture === 'string') line.push(...wordsOf(picture, within))
      const standing = typeof picture === 'object' ? [picture] : this.#blocksOf(element, within)
      if (standing) {
        endLine()
        blocks.push(...standing)
        return
      }
      const isAlone = ownLine.has(element.localName)
      if (isAlone) endLine()
      readNodes(element, within)
      if (isAlone) endLine()
    }
    readNodes(parent, around)
    endLine()
    return blocks
  }

  /** What an element is when it is more than a line of words; nothing when it is none of these. */
  #blocksOf(element: HTMLElement, around: Surroundings): PastedBlock[] | undefined {
    const level = headingLevel(element)
    if (level !== undefined) return this.#heading(element, level, around)
    const itemLevel = itemStyle.exec(styleOf(element))?.[1]
    if (itemLevel !== undefined) return this.#wordItem(element, Number(itemLevel), around)
    if (element instanceof HTMLUListElement || element instanceof HTMLOListElement)
      return this.#items(element, around)
    if (element instanceof HTMLTableElement) return this.#table(element, around)
    if (element instanceof HTMLHRElement) return isOfFootnotes(element) ? [] : [{ kind: 'rule' }]
    return element.localName === 'blockquote' ? this.#quote(element, around) : undefined
  }

  #heading(element: Element, level: number, around: Surroundings): PastedBlock[] {
    const { line, others } = lineAndOthers(this.blocksIn(element, around))
    const below = level + this.#headingsBelow
    const words = line.map(withoutBold)
    const heading = { kind: 'heading', level: below <= 2 ? 2 : below === 3 ? 3 : 4, line: words } as const
    return words.length > 0 ? [heading, ...others] : others
  }

  #quote(element: Element, around: Surroundings): PastedBlock[] {
    const blocks = this.blocksIn(element, around)
    // Mails lay whole texts into quotes.
    if (!blocks.every(({ kind }) => kind === 'paragraph')) return blocks
    const { line } = lineAndOthers(blocks)
    return line.length > 0 ? [{ kind: 'quote', line }] : []
  }

  /** Word writes items as paragraphs, with the sign of the item as text. */
  #wordItem(element: HTMLElement, level: number, around: Surroundings): PastedBlock[] {
    const signs = [...element.querySelectorAll('[style]')].filter((sign) => markerStyle.test(styleOf(sign)))
    const marker = signs.map((sign) => sign.textContent).join('')
    for (const sign of signs) sign.remove()
    const { line, others } = lineAndOthers(this.blocksIn(element, around))
    const words = signs.length > 0 ? line : withoutBullet(line)
    return words.length > 0
      ? [{ kind: 'item', level, ...readMarker(marker), line: words }, ...others]
      : others
  }

  #items(list: HTMLUListElement | HTMLOListElement, around: Surroundings): PastedBlock[] {
    const within = { ...around, listLevel: around.listLevel + 1 }
    const isOrdered = list instanceof HTMLOListElement
    let next = isOrdered ? list.start : undefined
    return [...list.children].flatMap((child): PastedBlock[] => {
      if (child instanceof HTMLUListElement || child instanceof HTMLOListElement)
        return this.#items(child, within)
      if (!(child instanceof HTMLElement) || isLeftOut(child)) return []
      const { line, others } = lineAndOthers(this.blocksIn(child, surroundingsIn(child, within)))
      if (line.length === 0) return others
      // Word's editor on the web writes each item as a list of its own and says in it how deep it lies.
      const level = Math.max(within.listLevel, Number(child.dataset.ariaLevel ?? child.ariaLevel ?? 0))
      const number = next
      if (next !== undefined) next += 1
      return [{ kind: 'item', level, isOrdered, number, line }, ...others]
    })
  }

  #table(table: HTMLTableElement, around: Surroundings): PastedBlock[] {
    const [first, ...others] = [...table.rows]
      .map((row) => [...row.cells].map((cell) => this.#cell(cell, around)))
      .filter((row) => row.some(({ blocks }) => blocks.length > 0))
    if (!first) return []
    // A box around a text, or a mail laid out with tables.
    if ([first, ...others].every((row) => row.length === 1))
      return [first, ...others].flat().flatMap(({ blocks }) => blocks)
    const rows = [first, ...others].map((row) =>
      row.map((cell) => ({ ...cell, blocks: cell.blocks.flatMap(inCell) })),
    )
    // Who writes a table without saying what heads it makes the first row bold.
    const [isFirstBold, isOtherBold] = [first, others.flat()].map((cells) =>
      cells.every(({ blocks }) => blocks.every(isBold)),
    )
    const isHead = isFirstBold && !isOtherBold
    return [
      { kind: 'table', rows: rows.map((row, index) => (isHead && index === 0 ? row.map(headCell) : row)) },
    ]
  }

  #cell(cell: HTMLTableCellElement, around: Surroundings): PastedCell {
    return {
      heads: cell.localName === 'th' || cell.closest('thead') !== null,
      columns: cell.colSpan,
      rows: cell.rowSpan,
      blocks: this.blocksIn(cell, surroundingsIn(cell, { ...around, listLevel: 0 })),
    }
  }

  /** Words for a picture that is a sign in them, or nothing for one that is not there. */
  #picture(image: HTMLImageElement): PastedBlock | string {
    const address = image.getAttribute('src') ?? ''
    if (/^\p{Extended_Pictographic}/u.test(image.alt)) return image.alt
    if (/^data:image\/[a-z]+;base64,/i.test(address)) return { kind: 'picture', address, alt: image.alt }
    // Mails have pictures of one point by which a sender sees that they were opened.
    const isSeen = image.getAttribute('width') !== '1' && image.getAttribute('height') !== '1'
    if (address !== '' && isSeen) this.lacksPictures = true
    return ''
  }
}

/** What is written in an element as one line, and what can't stand in one. */
function lineAndOthers(blocks: readonly PastedBlock[]): { line: PastedLine; others: PastedBlock[] } {
  const lines: PastedLine[] = []
  const others: PastedBlock[] = []
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'heading' || block.kind === 'quote')
      lines.push(block.line)
    else others.push(block)
  }
  return { line: joinLines(lines), others }
}

/** In a cell of a table is no heading and no other table. */
function inCell(block: PastedBlock): PastedBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'paragraph', line: block.line }]
    case 'table':
      return block.rows.flat().flatMap(({ blocks }) => blocks)
    case 'rule':
      return []
    default:
      return [block]
  }
}

function headCell(cell: PastedCell): PastedCell {
  const blocks = cell.blocks.map((block) =>
    'line' in block ? { ...block, line: block.line.map(withoutBold) } : block,
  )
  return { ...cell, heads: true, blocks }
}

/** What heads something is bold by itself. */
function withoutBold(inline: PastedInline): PastedInline {
  return inline === 'break' ? inline : { ...inline, marks: inline.marks.filter((mark) => mark !== 'strong') }
}

function isBold(block: PastedBlock): boolean {
  return (
    'line' in block && block.line.every((inline) => inline === 'break' || inline.marks.includes('strong'))
  )
}

/** From 1 to 6; nothing when an element is no heading. */
function headingLevel(element: Element): number | undefined {
  if (element.classList.contains('MsoTitle')) return 1
  const level =
    /^h([1-6])$/.exec(element.localName)?.[1] ?? (element.role === 'heading' ? element.ariaLevel : undefined)
  return level ? Number(level) : undefined
}

function isLeftOut(element: HTMLElement): boolean {
  return element.matches(leftOut) || leftOutStyles.test(styleOf(element))
}

/** As it was written: browsers leave out what they don't know. */
function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}

/** Word draws a line above footnotes. */
function isOfFootnotes(element: Element): boolean {
  const around = element.parentElement
  return around !== null && (footnotes.test(styleOf(around)) || isOfFootnotes(around))
}
