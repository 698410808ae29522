import { useIsLight } from '../light-version/light-parts.ts'
import type { StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSite } from '../loading/use-site.ts'

interface DescribedProps {
  /** Describes what the page shows. */
  by: (site: StructuredSite) => SchemaNode | null
}

/** Structured data of the record that a page shows. */
export function Described({ by }: DescribedProps) {
  const site = useStructuredSite()
  const isLight = useIsLight()
  const value = site && by(site)
  return value && !isLight ? <StructuredData value={value} /> : null
}

/** What a page is about, for machines: a block of data that browsers do not run. */
function StructuredData({ value }: { value: SchemaNode }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(value) }} />
}

/** What descriptions of pages need; nothing when the network itself could not be read. */
function useStructuredSite(): StructuredSite | undefined {
  const site = useSite()
  const language = useLanguage()
  return site && { siteUrl: site.siteUrl, organization: site.organization, language }
}

/** A thing as JSON-LD that may stand in a script element: nothing in it can end the element or begin a comment. */
export function toJsonLd(node: SchemaNode): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
