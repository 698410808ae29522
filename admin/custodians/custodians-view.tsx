import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { seesCustodians } from '../../procurement/custodians/sees-custodians.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { CustodiansPage } from '../loaded-when-shown.tsx'
import './custodians.css'

/** A custodian's keys and tenders, and for procurement all keys. */
export function CustodiansView(view: AdminViewServerProps) {
  const { i18n } = view.initPageResult.req
  if (!seesCustodians(personAt(view))) redirect('/admin')
  const { title } = custodianWords[languageOf({ i18n })]
  return (
    <OwnPage view={view} steps={[{ label: title }]}>
      <CustodiansPage />
    </OwnPage>
  )
}
