import type { ServerProps } from 'payload'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { MenuLink } from '../own-page/menu-link.tsx'
import './translations.css'

/** In the menu of everybody who may translate something. */
export function TranslationsLink({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'editor', 'procurement', 'human-resources', 'translator')) return null
  const { title } = translationWords[languageOf({ i18n })]
  return <MenuLink address="/admin/translations" label={title} />
}
