import { useIsLight } from '../light-version/light-parts.ts'
import { StructuredData } from './structured-data.tsx'
import type { StructuredSite } from './structured-site.ts'
import { useStructuredSite } from './use-structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

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
