import type { SubLink } from '../../../../content/header-menu/read-header-menu.ts'
import { isAtOrUnder } from '../is-at-or-under.ts'

/**
 * Which sub-link is selected when a dropdown opens: the one of the page shown, else the default one (specification,
 * section 2.2).
 */
export function selectedLink(links: readonly SubLink[], path: string): SubLink | undefined {
  const current = links.find(
    ({ destination }) => destination.kind === 'page' && isAtOrUnder(path, destination.path),
  )
  return current ?? links.find(({ selectedByDefault }) => selectedByDefault)
}
