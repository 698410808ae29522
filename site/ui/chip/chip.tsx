import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import './chip.css'

interface ChipProps {
  icon?: IconName
  children: ReactNode
}

/** A property of a thing: its topic, its country. */
export function Chip({ icon, children }: ChipProps) {
  return (
    <span className="chip">
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

interface ChipLinkProps extends ChipProps {
  /** A path of the route table without the language's prefix. */
  to: string
}

/** A property that leads to everything that has it. */
export function ChipLink({ to, icon, children }: ChipLinkProps) {
  return (
    <SiteLink className="chip chip-link" to={to}>
      {icon && <Icon name={icon} />}
      {children}
    </SiteLink>
  )
}

interface ChipToggleProps extends ChipProps {
  isPressed: boolean
  onChange: (isPressed: boolean) => void
}

/** A property that a visitor chooses or leaves. */
export function ChipToggle({ isPressed, onChange, icon, children }: ChipToggleProps) {
  return (
    <button
      type="button"
      className="chip chip-toggle"
      aria-pressed={isPressed}
      onClick={() => onChange(!isPressed)}
    >
      {isPressed ? <Icon name="check" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
