import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isLanguage } from '../../languages/languages.ts'
import { seesCustodians } from '../../procurement/custodians/sees-custodians.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import { custodianWords } from './custodian-words.ts'
import { CustodiansPage } from './custodians-page.tsx'

/** A custodian's keys and tenders, and for procurement all keys. */
export function CustodiansView(view: AdminViewServerProps) {
  const { i18n } = view.initPageResult.req
  if (!seesCustodians(personAt(view))) redirect('/admin')
  const { title } = custodianWords[isLanguage(i18n.language) ? i18n.language : 'en']
  return (
    <OwnPage view={view} steps={[{ label: title }]}>
      <CustodiansPage />
    </OwnPage>
  )
}
