import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from './site-link.tsx'
import './link.css'

interface StandaloneLinkProps {
  /** A path of the route table without the language's prefix. */
  to: string
  /** Leads back to where the visitor came from: the arrow stands before the words. */
  isBackward?: boolean
  children: ReactNode
}

/** A link that stands by itself, with an arrow: to all of a list, or back to it. */
export function StandaloneLink({ to, isBackward = false, children }: StandaloneLinkProps) {
  const arrow = (
    <span className="standalone-link-icon">
      <Icon name="arrow-forward" backward={isBackward} />
    </span>
  )
  return (
    <SiteLink to={to} className={`standalone-link${isBackward ? ' standalone-link-backward' : ''}`}>
      {isBackward && arrow}
      <span>{children}</span>
      {!isBackward && arrow}
    </SiteLink>
  )
}
