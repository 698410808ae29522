import { SiteLink } from '../link/site-link.tsx'
import { ButtonContent } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'
import './button.css'
import type { ReactNode } from 'react'

interface ButtonLinkProps extends ButtonLook {
  /** A path of the route table without the language's prefix. */
  to: string
  children: ReactNode
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  to,
  variant,
  size,
  iconBefore,
  iconAfter,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={buttonClass({ variant, size, className })}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </SiteLink>
  )
}
