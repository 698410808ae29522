import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isLanguage } from '../../languages/languages.ts'
import { hasCustodians } from '../../procurement/custodians/custodian-context.ts'
import { custodianOpeningWords } from './opening-words.ts'
import { seesOpenings } from './openings-link.tsx'
import { OpeningsPage } from './openings-page.tsx'

/** Where custodians hand their key shares over, and procurement sees how far openings are. */
export function OpeningsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!hasCustodians()) notFound()
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fopenings')
  if (!seesOpenings(req.user)) redirect('/admin')
  const { title } = custodianOpeningWords[isLanguage(req.i18n.language) ? req.i18n.language : 'en']
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
        <OpeningsPage />
      </div>
    </DefaultTemplate>
  )
}
