import type { ReactNode } from 'react'
import { ButtonContent } from './button-content.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'
import './button.css'

interface FileButtonLinkProps extends ButtonLook {
  /** Whole address of a file, a feed or a calendar: nothing that the site shows itself. */
  href: string
  /** Media type of what is behind it. */
  mediaType?: string
  children: ReactNode
}

/** A link to a file that looks like a button. */
export function FileButtonLink({
  href,
  mediaType,
  variant = 'secondary',
  size,
  iconBefore = 'download',
  iconAfter,
  className,
  children,
}: FileButtonLinkProps) {
  return (
    <a href={href} type={mediaType} className={buttonClass({ variant, size, className })}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </a>
  )
}
