import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { defaultLanguage, isLanguage } from '../../languages/languages.ts'
import { translationRights } from '../../model/translations/translation-access.ts'
import { Matrix } from './matrix.tsx'
import { Desk } from './desk.tsx'
import './translations.css'

/** The translation desk: the matrix of records and languages, and below it one record in one language. */
export async function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const segments = [params?.segments ?? []].flat()
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${segments.join('/')}`)}`)
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const words = translationWords[language]
  const [, kind, id, into] = segments
  const rights = await translationRights(req)
  const own = kind === undefined ? [] : (rights.get(kind)?.languages ?? [])
  const firstLanguage = own.find((code) => code !== defaultLanguage) ?? own[0]
  if (kind !== undefined && into === undefined && firstLanguage)
    redirect(`/admin/translations/${kind}/${id ?? 0}/${firstLanguage}`)
  let content: ReactNode
  if (kind === undefined) {
    content = <Matrix req={req} rights={rights} language={language} searchParams={searchParams ?? {}} />
  } else {
    content = (
      <Desk req={req} rights={rights} language={language} kind={kind} id={id ?? ''} into={into ?? ''} />
    )
  }
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[{ label: words.title, ...(kind !== undefined && { url: '/admin/translations' }) }]} />
      <div className="gutter--left gutter--right">{content}</div>
    </DefaultTemplate>
  )
}
