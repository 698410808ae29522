import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import './breadcrumb.css'

export interface BreadcrumbStep {
  label: ReactNode
  /** A path of the route table without the language's prefix. */
  to: string
}

interface BreadcrumbProps {
  /** From the page under the home page down to the parent; the home page is added. */
  steps?: readonly BreadcrumbStep[]
  /** The page itself. */
  current: ReactNode
  /** Distinguishes several on one page. */
  label?: string
}

const noSteps: readonly BreadcrumbStep[] = []

/** Where the page stands in the site. On a phone only the way up is left. */
export function Breadcrumb({ steps = noSteps, current, label: name }: BreadcrumbProps) {
  const { navigation } = useMessages()
  const ways = [{ label: navigation.home, to: '/' }, ...steps]
  return (
    <nav
      className="breadcrumb"
      aria-label={name ? `${navigation.breadcrumbs} ${name}` : navigation.breadcrumbs}
    >
      <ol>
        {ways.map(({ label, to }, index) => (
          <li key={to} className={index === ways.length - 1 ? 'breadcrumb-parent' : undefined}>
            <span className="breadcrumb-back">
              <Icon name="chevron-forward" backward />
            </span>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li className="breadcrumb-current">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
