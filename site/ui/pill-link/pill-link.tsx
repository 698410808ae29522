import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './pill-link.css'

interface PillLinkProps {
  /** Whole address; these lead to files, not to pages. */
  href: string
  icon: IconName
  /** Media type of what is behind it. */
  type?: string
  children: ReactNode
}

/** A quiet link to a file or a feed. */
export function PillLink({ href, icon, type, children }: PillLinkProps) {
  return (
    <a className="pill-link" href={href} type={type}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  )
}
