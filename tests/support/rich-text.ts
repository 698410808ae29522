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

/** One paragraph as the editor keeps it. */
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

/** A picture or a document of the library, as the editor keeps it. */
export function richTextShowing(relationTo: 'media' | 'documents', value: number, fields: object = {}) {
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    id: '65f0c0ffee0123456789abce',
    relationTo,
    value,
    fields,
  }
  return richTextOf([upload])
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
