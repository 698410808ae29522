import type { SubLink } from '../../../content/header-menu/read-header-menu.ts'

interface SectionPageLink {
  to: string
  label: string
}

/** Pages of a section that none of the header's sub-links leads to, without the page shown. */
export function furtherPages(
  pages: readonly SectionPageLink[],
  links: readonly Pick<SubLink, 'destination'>[],
  here: string,
): SectionPageLink[] {
  const linked = new Set(
    links.map(({ destination }) => (destination.kind === 'page' ? destination.path : destination.address)),
  )
  return pages.filter(({ to }) => to !== here && !linked.has(to))
}
