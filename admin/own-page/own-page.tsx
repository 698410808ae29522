import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

interface OwnPageProps {
  /** What Payload gives a view. */
  view: AdminViewServerProps
  /** The way to it, its own name last. */
  steps: readonly { label: string; url?: string }[]
  className?: string
  children: ReactNode
}

/** A page of our own in the back office's frame: menu, way back, and language and theme of the person. */
export function OwnPage({ view, steps, className, children }: OwnPageProps) {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      {...(req.user && { user: req.user })}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[...steps]} />
      <div className={`gutter--left gutter--right ${className ?? ''}`.trim()}>{children}</div>
    </DefaultTemplate>
  )
}

/** Who asks for a page of our own; whoever is not signed in is asked to, and then led to it. */
export function personAt(view: AdminViewServerProps): NonNullable<PayloadRequest['user']> {
  const { user } = view.initPageResult.req
  if (user) return user
  const path = ['/admin', ...[view.params?.segments ?? []].flat()].join('/')
  return redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
}
