import type { ServerProps } from 'payload'
import { journalWords } from '../../languages/back-office/journal-words.ts'
import { isLanguage } from '../../languages/languages.ts'
import { hasRole } from '../../model/access/roles.ts'
import { MenuLink } from '../own-page/menu-link.tsx'

/** In the menu of administrators. */
export function JournalLink({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'administrator')) return null
  const { title } = journalWords[isLanguage(i18n.language) ? i18n.language : 'en']
  return <MenuLink address="/admin/journal" label={title} />
}
