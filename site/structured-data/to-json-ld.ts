import type { SchemaNode } from './vocabulary.ts'

/** A thing as JSON-LD that may stand in a script element: nothing in it can end the element or begin a comment. */
export function toJsonLd(node: SchemaNode): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
