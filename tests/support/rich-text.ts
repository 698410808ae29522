import type { CollectionSlug } from 'payload'

/** A node of the editor's own tree. */
export interface Node {
  [field: string]: unknown
  type: string
  version: number
}

const words = (text: string) => ({
  type: 'text',
  text,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})

/** One paragraph as the editor stores it. */
export function richText(text: string) {
  return paragraph([words(text)])
}

/** One paragraph with a link to a record. */
export function richTextLinking(relationTo: CollectionSlug, value: number) {
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo, value } }
  const block = { format: '', indent: 0, direction: null }
  return paragraph([
    {
      type: 'link',
      version: 3,
      id: '65f0c0ffee0123456789abcd',
      ...block,
      fields,
      children: [words('A link')],
    },
  ])
}

/** A picture or a document of the library, as the editor stores it. */
export function richTextShowing(relationTo: 'media' | 'documents', value: number, fields: object = {}) {
  return richTextOf([uploadNode(relationTo, value, fields)])
}

function paragraph(children: Node[]) {
  return richTextOf([
    { type: 'paragraph', format: '', indent: 0, version: 1, direction: null, textFormat: 0, children },
  ])
}

/** A text of these blocks. */
export function richTextOf(children: Node[]) {
  return { root: { type: 'root', format: '' as const, indent: 0, version: 1, direction: null, children } }
}

const block = { format: '', indent: 0, direction: null, version: 1 }

/** One of the editor's elements, as it stores them. */
export function element(type: string, children: Node[], fields: object = {}): Node {
  return { type, ...block, ...fields, children }
}

/** Words; `format` is Lexical's bits. */
export function textNode(text: string, format = 0): Node {
  return { ...words(text), format }
}

/** A link with its words; `fields` are those of Payload's link feature, a custom address unless they say otherwise. */
export function linkNode(text: string, fields: object): Node {
  return {
    ...element('link', [words(text)]),
    version: 3,
    id: '65f0c0ffee0123456789abcd',
    fields: { linkType: 'custom', ...fields },
  }
}

/** A picture or a document from the library, by its id. */
export function uploadNode(relationTo: 'media' | 'documents', value: number, fields: object = {}): Node {
  return { type: 'upload', version: 3, format: '', id: '65f0c0ffee0123456789abce', relationTo, value, fields }
}

/** A table of plain cells, row by row; `headerState` is Lexical's (0: an ordinary cell). */
export function tableNode(rows: { text: string; headerState: number }[][]): Node {
  return element(
    'table',
    rows.map((cells) =>
      element(
        'tablerow',
        cells.map(({ text, headerState }) =>
          element('tablecell', [element('paragraph', [words(text)])], {
            headerState,
            colSpan: 1,
            rowSpan: 1,
            backgroundColor: null,
          }),
        ),
      ),
    ),
  )
}
