import { toJsonLd } from './to-json-ld.ts'
import type { SchemaNode } from './vocabulary.ts'

/** What a page is about, for machines: a block of data that browsers do not run. */
export function StructuredData({ value }: { value: SchemaNode }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(value) }} />
}
