import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-language.ts'

interface ExternalLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link to another site; opens in a new tab and says so to those who do not see it. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const messages = useMessages()
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> ({messages.content.externalLink})</span>
    </a>
  )
}
