import { pageAddress, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

export interface Step {
  name: string
  /** A path of the route table without the language's prefix. */
  path: string
}

/** The way from the home page to a page. */
export function describeBreadcrumbs(
  steps: readonly Step[],
  site: StructuredSite,
): SchemaNode<'BreadcrumbList'> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, path),
    })),
  }
}
