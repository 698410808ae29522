import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { addressOfRecord } from '../addresses.ts'
import type { Language } from '../../site/i18n/languages.ts'

function isEditorState(value: unknown): value is SerializedEditorState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    typeof value.root === 'object' &&
    value.root !== null &&
    'children' in value.root &&
    Array.isArray(value.root.children)
  )
}

/** An editor's rich text as HTML; empty when there is none. Links to records become addresses in the language. */
export function richTextToHtml(value: unknown, language: Language): string {
  if (!isEditorState(value) || !hasText(value.root)) return ''
  return convertLexicalToHTML({
    data: value,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      link: ({ node, nodesToHTML }) => {
        const children = nodesToHTML({ nodes: node.children }).join('')
        const address = addressOfLink(node.fields, language)
        return address ? `<a href="${escapeAttribute(address)}">${children}</a>` : children
      },
    }),
  })
}

interface LinkFields {
  linkType?: string
  url?: string
  doc?: { relationTo: string; value: unknown } | null
}

function addressOfLink({ linkType, url, doc }: LinkFields, language: Language): string | undefined {
  if (linkType !== 'internal') return url && /^(https?:|mailto:|tel:|\/|#)/i.test(url) ? url : undefined
  const record = doc?.value
  if (!doc || typeof record !== 'object' || record === null || !('id' in record)) return undefined
  const slug = 'slug' in record && typeof record.slug === 'string' ? record.slug : String(record.id)
  return addressOfRecord(doc.relationTo, slug, language)
}

function hasText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('text' in node && typeof node.text === 'string' && node.text.trim() !== '') return true
  if ('type' in node && (node.type === 'upload' || node.type === 'horizontalrule')) return true
  return 'children' in node && Array.isArray(node.children) && node.children.some(hasText)
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
