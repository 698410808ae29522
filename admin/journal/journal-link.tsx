import type { ServerProps } from 'payload'
import { journalWords } from '../../languages/back-office/journal-words.ts'
import { isLanguage } from '../../languages/languages.ts'
import { hasRole } from '../../model/access/roles.ts'

/** In the menu of administrators. */
export function JournalLink({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'administrator')) return null
  const { title } = journalWords[isLanguage(i18n.language) ? i18n.language : 'en']
  return (
    <a className="nav__link" href="/admin/journal">
      <span className="nav__link-label">{title}</span>
    </a>
  )
}
