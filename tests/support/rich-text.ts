import type { CollectionSlug } from 'payload'

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

function paragraph(children: readonly object[]) {
  return {
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: null,
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: null,
          textFormat: 0,
          children,
        },
      ],
    },
  }
}
