import type { ServerProps } from 'payload'
import { linkCheckWords } from '../../languages/back-office/link-check-words.ts'
import { isLanguage } from '../../languages/languages.ts'
import { hasRole } from '../../model/access/roles.ts'
import { MenuLink } from '../own-page/menu-link.tsx'

/** In the menu of everybody who edits what visitors see. */
export function LinkCheckLink({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'editor', 'procurement', 'human-resources')) return null
  const { title } = linkCheckWords[isLanguage(i18n.language) ? i18n.language : 'en']
  return <MenuLink address="/admin/link-check" label={title} />
}
