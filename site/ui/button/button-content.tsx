import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

interface ButtonContentProps {
  iconBefore?: IconName | undefined
  iconAfter?: IconName | undefined
  children: ReactNode
}

/** A button's words between its icons. */
export function ButtonContent({ iconBefore, iconAfter, children }: ButtonContentProps) {
  return (
    <>
      {iconBefore && <Icon name={iconBefore} />}
      <span className="button-words">{children}</span>
      {iconAfter && (
        <span className="button-icon-after">
          <Icon name={iconAfter} />
        </span>
      )}
    </>
  )
}
