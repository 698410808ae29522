import type { ServerProps } from 'payload'
import { linkCheckWords } from '../../languages/back-office/link-check-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { MenuLink } from '../own-page/menu-link.tsx'

/** In the menu of everybody who edits what visitors see. */
export function LinkCheckLink({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'editor', 'procurement', 'human-resources')) return null
  const { title } = linkCheckWords[languageOf({ i18n })]
  return <MenuLink address="/admin/link-check" label={title} />
}
