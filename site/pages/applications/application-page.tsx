import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbStep } from '../../ui/breadcrumb/breadcrumb.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import './application.css'

export interface ApplicationPageProps {
  title: string
  /** Of the record that it is an application for. */
  slug?: string
  /** For the page's own title, where `title` is the same on several pages. */
  fullTitle?: string
  description: string
  lead: ReactNode
  steps: readonly BreadcrumbStep[]
  back: { to: string; label: string }
  children: ReactNode
}

/** An application on a page of its own. Search engines find what it is for rather than the form. */
export function ApplicationPage({
  title,
  slug,
  fullTitle = title,
  description,
  lead,
  steps,
  back,
  children,
}: ApplicationPageProps) {
  return (
    <>
      <PageHead {...(slug !== undefined && { slug })} title={fullTitle} description={description} />
      <meta name="robots" content="noindex" />
      <PageHero title={title} lead={lead} breadcrumb={<Breadcrumb steps={steps} current={title} />} />
      <div className="wide section application-page">
        {children}
        <p className="application-back">
          <StandaloneLink to={back.to} isBackward>
            {back.label}
          </StandaloneLink>
        </p>
      </div>
    </>
  )
}
