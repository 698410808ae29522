import type { ReactNode } from 'react'
import { ExternalLink } from '../link/external-link.tsx'
import { ButtonContent } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'
import './button.css'

interface ExternalButtonLinkProps extends ButtonLook {
  href: string
  children: ReactNode
}

/** A link to another site that looks like a button; its icon says that it leads away. */
export function ExternalButtonLink({
  href,
  variant,
  size,
  iconBefore,
  iconAfter = 'external-link',
  className,
  children,
}: ExternalButtonLinkProps) {
  return (
    <ExternalLink href={href} className={buttonClass({ variant, size, className })}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </ExternalLink>
  )
}
