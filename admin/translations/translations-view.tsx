import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { translationRights } from '../../model/translations/translation-access.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import { Matrix } from './matrix.tsx'
import { Desk } from './desk.tsx'
import './translations.css'

/** The translation desk: the matrix of records and languages, and below it one record in one language. */
export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  personAt(view)
  const language = languageOf(req)
  const words = translationWords[language]
  const [, kind, id, into] = [view.params?.segments ?? []].flat()
  const rights = await translationRights(req)
  const own = kind === undefined ? [] : (rights.get(kind)?.languages ?? [])
  const firstLanguage = own.find((code) => code !== defaultLanguage) ?? own[0]
  if (kind !== undefined && into === undefined && firstLanguage)
    redirect(`/admin/translations/${kind}/${id ?? 0}/${firstLanguage}`)
  let content: ReactNode
  if (kind === undefined) {
    content = <Matrix req={req} rights={rights} language={language} searchParams={view.searchParams ?? {}} />
  } else {
    content = (
      <Desk req={req} rights={rights} language={language} kind={kind} id={id ?? ''} into={into ?? ''} />
    )
  }
  return (
    <OwnPage
      view={view}
      steps={[{ label: words.title, ...(kind !== undefined && { url: '/admin/translations' }) }]}
    >
      {content}
    </OwnPage>
  )
}
