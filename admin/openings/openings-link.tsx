import type { ServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'
import { MenuLink } from '../own-page/menu-link.tsx'

/** Whether somebody may have to do with openings by custodians. */
export function seesOpenings(person: object | null): boolean {
  return holdsRoleItself(person, 'procurement') || holdsRoleItself(person, 'custodian')
}

/** In the menu of custodians and of procurement. */
export function OpeningsLink({ i18n, user }: ServerProps) {
  if (!seesOpenings(user ?? null)) return null
  const { title } = custodianOpeningWords[languageOf({ i18n })]
  return <MenuLink address="/admin/openings" label={title} />
}
