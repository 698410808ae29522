import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'
import { seesOpenings } from './openings-link.tsx'
import { OpeningsPage } from '../loaded-when-shown.tsx'
import './openings.css'

/** Where custodians hand their key shares over, and procurement sees how far openings are. */
export function OpeningsView(view: AdminViewServerProps) {
  const { i18n } = view.initPageResult.req
  if (!seesOpenings(personAt(view))) redirect('/admin')
  const { title } = custodianOpeningWords[languageOf({ i18n })]
  return (
    <OwnPage view={view} steps={[{ label: title }]}>
      <OpeningsPage />
    </OwnPage>
  )
}
