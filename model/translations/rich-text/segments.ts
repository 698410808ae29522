import { z } from 'zod'
import { escape, plainTextOf, textOfTokens, type Token } from './tokens.ts'

/**
 * Formatted texts as translators know them: a segment for each paragraph, heading, list item, cell and caption, in which
 * numbered codes stand for formatting, links and line breaks. `{1|words|1}` surrounds words, `{2}` stands alone; either
 * reads the same from both directions.
 */
export interface Segment {
  /** What it is and in what it stands, as `list bullet > listitem`. */
  type: string
  /** Its words with their codes. */
  text: string
  codes: readonly Code[]
  /** Indexes of children on the way to the node, whose children or caption this is. */
  address: readonly number[]
  isCaption: boolean
}

/** What a number stands for. */
export interface Code {
  id: number
  isPair: boolean
  /** What two codes have in common that mean the same. */
  key: string
  category: 'format' | 'link' | 'break' | 'other'
  /** As it is stored, without what stands in it. */
  node: Node
}

const nodeSchema = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() })
export type Node = z.infer<typeof nodeSchema>

const textSchema = z.looseObject({ type: z.literal('text'), text: z.string(), format: z.number().catch(0) })
const stateSchema = z.looseObject({ root: nodeSchema })
const captionSchema = z.looseObject({ fields: z.looseObject({ caption: z.string().min(1) }) })

/** A stored text; nothing when this is none. */
export function rootOf(stored: unknown): Node | undefined {
  return stateSchema.safeParse(stored).data?.root
}

export function childrenOf(node: Node): Node[] {
  return (node.children ?? []).flatMap((child) => {
    const known = nodeSchema.safeParse(child)
    return known.success ? [known.data] : []
  })
}

const inline: ReadonlySet<string> = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])
export const isInline = ({ type }: Node) => inline.has(type)

/** The segments of a stored text that have words, in reading order. */
export function segmentsOf(stored: unknown): Segment[] {
  const root = rootOf(stored)
  const segments: Segment[] = []
  const look = (node: Node, address: readonly number[], above: readonly string[]) => {
    const type = [...above, nameOf(node)]
    const caption = captionSchema.safeParse(node).data?.fields.caption
    if (node.type === 'upload' && caption !== undefined) {
      segments.push({ type: type.join(' > '), text: escape(caption), codes: [], address, isCaption: true })
    }
    const children = childrenOf(node)
    const words = children.filter(isInline)
    if (words.length > 0) {
      const codes: Code[] = []
      const text = write(words, codes)
      if (plainTextOf(text) !== '')
        segments.push({ type: type.join(' > '), text, codes, address, isCaption: false })
    }
    for (const [index, child] of children.entries())
      if (!isInline(child)) look(child, [...address, index], type)
  }
  if (root) look(root, [], [])
  return segments
}

/** What matters of a stored text: its words and codes, and what stands between them. Two with one outline say the same. */
export function outlineOf(stored: unknown): string {
  const lines: string[] = []
  const look = (node: Node, depth: number) => {
    const words = childrenOf(node).filter(isInline)
    const codes: Code[] = []
    const text = write(words, codes)
    lines.push([depth, nameOf(node), ...attributesOf(node), text, ...codes.map(({ key }) => key)].join('\t'))
    for (const child of childrenOf(node)) if (!isInline(child)) look(child, depth + 1)
  }
  const root = rootOf(stored)
  if (root) look(root, 0)
  return lines.join('\n')
}

function nameOf(node: Node): string {
  const detail: unknown =
    node.type === 'heading' ? node.tag : node.type === 'list' ? node.listType : undefined
  return typeof detail === 'string' ? `${node.type} ${detail}` : node.type
}

function attributesOf(node: Node): string[] {
  if (node.type === 'upload') {
    const caption = captionSchema.safeParse(node).data?.fields.caption ?? ''
    return [JSON.stringify([node.relationTo, idOf(node.value)]), caption]
  }
  if (node.type === 'tablecell') return [JSON.stringify([node.headerState, node.colSpan, node.rowSpan])]
  return []
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

function write(nodes: readonly Node[], codes: Code[]): string {
  return textOfTokens(nodes.flatMap((node) => tokensOfNode(node, codes)))
}

function tokensOfNode(node: Node, codes: Code[]): Token[] {
  const text = textSchema.safeParse(node).data
  if (text && text.format === 0) return [{ type: 'words', words: text.text }]
  const { children: _children, text: _text, ...rest } = node
  const own: Node = { ...rest, type: node.type }
  const id = codes.length + 1
  const around = (inside: readonly Token[]): Token[] => [
    { type: 'open', id },
    ...inside,
    { type: 'close', id },
  ]
  if (text) {
    codes.push({ id, isPair: true, key: `format ${text.format}`, category: 'format', node: own })
    return around([{ type: 'words', words: text.text }])
  }
  if (node.type === 'link' || node.type === 'autolink') {
    const key = `link ${JSON.stringify(withoutId(node.fields))}`
    codes.push({ id, isPair: true, key, category: 'link', node: own })
    return around(childrenOf(node).flatMap((child) => tokensOfNode(child, codes)))
  }
  const category = node.type === 'linebreak' || node.type === 'tab' ? 'break' : 'other'
  codes.push({ id, isPair: false, key: node.type, category, node: own })
  return [{ type: 'single', id }]
}

function withoutId(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'id'))
}
