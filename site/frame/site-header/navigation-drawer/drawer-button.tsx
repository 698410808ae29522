import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { drawerId } from './drawer-id.ts'

interface DrawerButtonProps {
  /** What it does to the drawer, by itself in browsers that know invoker commands. */
  command: 'show-modal' | 'close'
  label: string
  icon: IconName
}

/** The hamburger, and the drawer's own close button. */
export function DrawerButton({ command, label, icon }: DrawerButtonProps) {
  // React passes attributes on that it does not know.
  const invoker = { command, commandfor: drawerId }
  return (
    <button
      type="button"
      className="drawer-button"
      aria-label={label}
      aria-haspopup={command === 'show-modal' ? 'dialog' : undefined}
      {...invoker}
    >
      <Icon name={icon} />
    </button>
  )
}
