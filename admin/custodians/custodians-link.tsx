import type { ServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { seesCustodians } from '../../procurement/custodians/sees-custodians.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { MenuLink } from '../own-page/menu-link.tsx'

/** In the menu of custodians and of procurement. */
export function CustodiansLink({ i18n, user }: ServerProps) {
  if (!seesCustodians(user ?? null)) return null
  const { title } = custodianWords[languageOf({ i18n })]
  return <MenuLink address="/admin/custodians" label={title} />
}
