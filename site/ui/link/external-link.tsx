import type { ReactNode } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import './link.css'

interface ExternalLinkProps {
  href: string
  className?: string
  /** In running text an icon shows that it leads away. */
  hasIcon?: boolean
  children: ReactNode
}

/** A link to another site; opens in a new tab and says so to those who do not see it. */
export function ExternalLink({ href, className, hasIcon = false, children }: ExternalLinkProps) {
  const messages = useMessages()
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {hasIcon && (
        <span className="external-link-icon">
          <Icon name="external-link" />
        </span>
      )}
      <span className="visually-hidden">{` (${messages.content.externalLink})`}</span>
    </a>
  )
}
