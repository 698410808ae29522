import { z } from 'zod'

const children = z.array(z.unknown()).default([])
const withChildren = { children }

/** What a link leads to: an address, or a record by its kind and id, which reading exchanges for the record itself. */
const linkFields = z.looseObject({
  linkType: z.string().optional(),
  url: z.string().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.unknown() }).nullish(),
})

const span = z.number().int().min(1).max(100).default(1).catch(1)

/**
 * Every node of the editor that the site can show, as it is stored. `richTextEditor` offers these and no others (a test
 * holds the two together), and whatever reads a text decides for each of them in a `switch` that must be complete.
 */
const nodes = [
  z.object({ type: z.literal('paragraph'), ...withChildren }),
  z.object({ type: z.literal('heading'), tag: z.string().catch('h2'), ...withChildren }),
  z.object({ type: z.literal('quote'), ...withChildren }),
  z.object({
    type: z.literal('list'),
    listType: z.string().catch('bullet'),
    start: z.number().int().default(1).catch(1),
    ...withChildren,
  }),
  z.object({ type: z.literal('listitem'), ...withChildren }),
  z.object({ type: z.literal('link'), fields: linkFields, ...withChildren }),
  z.object({ type: z.literal('autolink'), fields: linkFields, ...withChildren }),
  z.object({ type: z.literal('text'), text: z.string(), format: z.number().int().catch(0) }),
  z.object({ type: z.literal('linebreak') }),
  z.object({ type: z.literal('tab') }),
  z.object({ type: z.literal('horizontalrule') }),
  z.object({ type: z.literal('table'), ...withChildren }),
  z.object({ type: z.literal('tablerow'), ...withChildren }),
  z.object({
    type: z.literal('tablecell'),
    /** Lexical's bits: 1 in a row of headings, 2 in a column of headings. */
    headerState: z.number().int().catch(0),
    colSpan: span,
    rowSpan: span,
    ...withChildren,
  }),
  z.object({
    type: z.literal('upload'),
    relationTo: z.string(),
    /** An id, or the picture or document once it is read. */
    value: z.unknown(),
    fields: z.looseObject({ caption: z.string().nullish() }).nullish(),
  }),
] as const

const editorNode = z.discriminatedUnion('type', nodes)

export type EditorNode = z.output<typeof editorNode>

/** The names of all nodes that the site can show. */
export const shownNodes: readonly EditorNode['type'][] = nodes.map(({ shape }) => shape.type.value)

/**
 * How words may be set off: Lexical's name and bit, and the HTML element. The editor no longer offers to underline (it
 * looks like a link) nor to strike out, but shows where a stored text does.
 */
export const formats = [
  { name: 'bold', bit: 1, mark: 'strong' },
  { name: 'italic', bit: 2, mark: 'em' },
  { name: 'strikethrough', bit: 4, mark: 's' },
  { name: 'underline', bit: 8, mark: 'u' },
  { name: 'code', bit: 16, mark: 'code' },
  { name: 'subscript', bit: 32, mark: 'sub' },
  { name: 'superscript', bit: 64, mark: 'sup' },
] as const

const editorState = z.looseObject({ root: z.looseObject({ children }) })

/**
 * The nodes that stand in a stored text, or in a node of it. Of a node that the site does not know, from an editor of
 * former times, what stands in it is read.
 */
export function nodesIn(stored: readonly unknown[]): EditorNode[] {
  return stored.flatMap((value) => {
    const known = editorNode.safeParse(value)
    if (known.success) return [known.data]
    const unknown = z.looseObject({ children }).safeParse(value)
    return unknown.success ? nodesIn(unknown.data.children) : []
  })
}

/** The nodes of a whole text; none when there is no text. */
export function nodesOf(text: unknown): EditorNode[] {
  const state = editorState.safeParse(text)
  return state.success ? nodesIn(state.data.root.children) : []
}
