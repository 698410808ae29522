import type { ServerProps } from 'payload'
import { journalWords } from '../../languages/back-office/journal-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { MenuLink } from '../own-page/menu-link.tsx'

/** In the menu of administrators. */
export function JournalLink({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'administrator')) return null
  const { title } = journalWords[languageOf({ i18n })]
  return <MenuLink address="/admin/journal" label={title} />
}
