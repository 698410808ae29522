import type { Language } from '../../languages/languages.ts'
import { readDocumentFile } from '../read/document-file.ts'
import { readPicture } from '../read/picture.ts'
import { RecordReader } from '../read/record-reader.ts'
import { isInTrash } from '../being-trashed.ts'
import { directionAgainst } from './direction.ts'
import { formats, nodesIn, nodesOf, type EditorNode } from './editor-nodes.ts'
import { targetOfLink } from './link-target.ts'
import type { Block, Inline, List, LocalizedRichText, ListItem, Table, TableCell } from './rich-text.ts'

interface Languages {
  /** The language in which the text is written. */
  text: Language
  /** The page's: texts of pictures and documents are shown in it, where they have it. */
  page: Language
}

/**
 * An editor's formatted text as the site shows it; nothing when there is nothing to show. Pictures, documents and
 * linked records are there as far as visitors may see them: a picture that they may not see is left out, a link to
 * such a record is its words.
 */
export function readRichText(stored: unknown, languages: Languages): Block[] {
  return readBlocks(nodesOf(stored), languages)
}

/** A record's formatted text in the visitor's language, or in the first other one that has something to show. */
export function richTextOf(reader: RecordReader, name: string): LocalizedRichText | null {
  for (const { language, value } of reader.inOrder(name)) {
    const blocks = readRichText(value, { text: language, page: reader.language })
    if (blocks.length > 0) return { blocks, language }
  }
  return null
}

function readBlocks(nodes: readonly EditorNode[], languages: Languages): Block[] {
  const blocks: Block[] = []
  let line: EditorNode[] = []
  const endLine = () => {
    blocks.push(...paragraphOf(line, languages))
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node)
      continue
    }
    endLine()
    blocks.push(...readBlock(node, languages))
  }
  endLine()
  return blocks
}

type InlineNode = EditorNode & { type: 'text' | 'linebreak' | 'tab' | 'link' | 'autolink' }

function isInline(node: EditorNode): node is InlineNode {
  return ['text', 'linebreak', 'tab', 'link', 'autolink'].includes(node.type)
}

function readBlock(node: Exclude<EditorNode, InlineNode>, languages: Languages): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(nodesIn(node.children), languages)
    case 'heading':
      return wordsAndBlocks(nodesIn(node.children), languages, (words) => ({
        kind: 'heading',
        level: levelOf(node.tag),
        ...words,
      }))
    case 'quote':
      return wordsAndBlocks(nodesIn(node.children), languages, (words) => ({ kind: 'quote', ...words }))
    case 'list': {
      const { list, others } = readList(node, languages)
      return list.items.length > 0 ? [list, ...others] : others
    }
    case 'table':
      return readTable(node.children, languages)
    case 'listitem':
    case 'tablerow':
    case 'tablecell':
      // Of a list or a table that is not there.
      return readBlocks(nodesIn(node.children), languages)
    case 'horizontalrule':
      return [{ kind: 'rule' }]
    case 'upload':
      return readUpload(node, languages)
    default:
      return node satisfies never
  }
}

function paragraphOf(nodes: readonly EditorNode[], languages: Languages): Block[] {
  return wordsAndBlocks(nodes, languages, (words) => ({ kind: 'paragraph', ...words }))
}

interface Words {
  children: readonly Inline[]
  direction?: 'ltr' | 'rtl'
}

/** A block of words, unless it has none, and after it what can't stand in a line. */
function wordsAndBlocks(
  nodes: readonly EditorNode[],
  languages: Languages,
  make: (words: Words) => Block,
): Block[] {
  const { words, others } = readWords(nodes, languages)
  return words ? [make(words), ...others] : others
}

function readWords(nodes: readonly EditorNode[], languages: Languages) {
  const others: Block[] = []
  const children = trimmed(readLine(nodes, languages, others))
  const text = textOf(children)
  const direction = directionAgainst(text, languages.text)
  return {
    words: text.trim() === '' ? null : { children, ...(direction && { direction }) },
    others,
  }
}

/** @param others gets what can't stand in a line */
function readLine(nodes: readonly EditorNode[], languages: Languages, others: Block[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return node.text === '' ? [] : [markedText(node)]
      case 'linebreak':
        return [{ kind: 'break' }]
      case 'tab':
        return [' ']
      case 'link':
      case 'autolink': {
        const children = readLine(nodesIn(node.children), languages, others)
        const target = targetOfLink(node.fields)
        if (!target || textOf(children).trim() === '') return children
        return [{ kind: 'link', target, children }]
      }
      case 'paragraph':
      case 'heading':
      case 'quote':
      case 'listitem':
      case 'tablerow':
      case 'tablecell':
        return readLine(nodesIn(node.children), languages, others)
      case 'list':
      case 'table':
      case 'horizontalrule':
      case 'upload':
        others.push(...readBlock(node, languages))
        return []
      default:
        return node satisfies never
    }
  })
}

function markedText({ text, format }: EditorNode & { type: 'text' }): Inline {
  const [first, ...others] = formats.filter(({ bit }) => (format & bit) !== 0).map(({ mark }) => mark)
  return first ? { kind: 'marked', text, marks: [first, ...others] } : text
}

/** Levels begin below the page's own title. */
function levelOf(tag: string): 2 | 3 | 4 {
  if (tag === 'h1' || tag === 'h2') return 2
  return tag === 'h3' ? 3 : 4
}

/** Lexical stores a list within an item as an item of its own after it, with nothing but that list. */
function readList(
  { listType, start, children }: EditorNode & { type: 'list' },
  languages: Languages,
): { list: List; others: Block[] } {
  const items: (ListItem & { lists: List[] })[] = []
  const others: Block[] = []
  for (const item of nodesIn(children)) {
    const inItem = item.type === 'listitem' ? nodesIn(item.children) : [item]
    const { words, others: beside } = readWords(
      inItem.filter(({ type }) => type !== 'list'),
      languages,
    )
    others.push(...beside)
    if (words) items.push({ ...words, lists: [] })
    for (const within of inItem) {
      if (within.type !== 'list') continue
      const { list, others: besideThat } = readList(within, languages)
      others.push(...besideThat)
      if (list.items.length === 0) continue
      const last = items.at(-1)
      if (last) last.lists.push(list)
      // A list that begins with a deeper one: its items stand where they would.
      else items.push(...list.items.map((deeper) => ({ ...deeper, lists: [...deeper.lists] })))
    }
  }
  return { list: { kind: 'list', isOrdered: listType === 'number', start, items }, others }
}

const headsColumn = 1
const headsRow = 2

function readTable(stored: readonly unknown[], languages: Languages): Block[] {
  const rows = nodesIn(stored)
    .filter((node) => node.type === 'tablerow')
    .map(({ children }) => nodesIn(children).filter((node) => node.type === 'tablecell'))
    .filter((cells) => cells.length > 0)
  const shown = rows.map((cells) => cells.map((cell) => readCell(cell, languages)))
  if (shown.flat().every(({ blocks }) => blocks.length === 0)) return []
  const firstOfBody = rows.findIndex((cells) =>
    cells.some(({ headerState }) => (headerState & headsColumn) === 0),
  )
  const headRows = firstOfBody === -1 ? rows.length - 1 : firstOfBody
  const table: Table = { kind: 'table', head: shown.slice(0, headRows), body: shown.slice(headRows) }
  return [table]
}

function readCell(cell: EditorNode & { type: 'tablecell' }, languages: Languages): TableCell {
  const blocks = readBlocks(nodesIn(cell.children), languages)
  // A cell without words heads nothing.
  const heads = blocks.length > 0 ? headOf(cell.headerState) : undefined
  return { ...(heads && { heads }), columns: cell.colSpan, rows: cell.rowSpan, blocks }
}

/** Where both meet, in the corner, the cell heads its column. */
function headOf(state: number): 'col' | 'row' | undefined {
  if ((state & headsColumn) !== 0) return 'col'
  return (state & headsRow) !== 0 ? 'row' : undefined
}

function readUpload(
  { relationTo, value, fields }: EditorNode & { type: 'upload' },
  { text, page }: Languages,
): Block[] {
  // Only an id, or nothing, where visitors may not see it.
  if (typeof value !== 'object' || value === null || isInTrash(value)) return []
  const reader = new RecordReader(value, page)
  if (relationTo === 'documents') {
    const file = readDocumentFile(reader)
    return file ? [{ kind: 'document', file }] : []
  }
  const picture = relationTo === 'media' ? readPicture(reader) : null
  if (!picture) return []
  const caption = fields?.caption?.trim()
  return [
    {
      kind: 'picture',
      picture: caption ? { ...picture, caption: { text: caption, language: text } } : picture,
    },
  ]
}

/** Without breaks at the beginning and the end. */
function trimmed(line: readonly Inline[]): readonly Inline[] {
  const isBreak = (inline: Inline) => typeof inline !== 'string' && inline.kind === 'break'
  const first = line.findIndex((inline) => !isBreak(inline))
  const last = line.findLastIndex((inline) => !isBreak(inline))
  return first === -1 ? [] : line.slice(first, last + 1)
}

/** The words of a line alone. */
function textOf(line: readonly Inline[]): string {
  return line
    .map((inline) => {
      if (typeof inline === 'string') return inline
      switch (inline.kind) {
        case 'marked':
          return inline.text
        case 'break':
          return ' '
        case 'link':
          return textOf(inline.children)
        default:
          return inline satisfies never
      }
    })
    .join('')
}
