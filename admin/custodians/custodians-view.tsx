import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isLanguage } from '../../languages/languages.ts'
import { hasCustodians } from '../../procurement/custodians/custodian-context.ts'
import { seesCustodians } from '../../procurement/custodians/sees-custodians.ts'
import { custodianWords } from './custodian-words.ts'
import { CustodiansPage } from './custodians-page.tsx'

/** A custodian's keys and tenders, and for procurement all keys. */
export function CustodiansView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!hasCustodians()) notFound()
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fcustodians')
  if (!seesCustodians(req.user)) redirect('/admin')
  const { title } = custodianWords[isLanguage(req.i18n.language) ? req.i18n.language : 'en']
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
      <SetStepNav nav={[{ label: title }]} />
      <div className="gutter--left gutter--right">
        <CustodiansPage />
      </div>
    </DefaultTemplate>
  )
}
