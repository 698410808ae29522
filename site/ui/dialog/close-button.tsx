import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { dialogCommand } from './dialog-command.ts'

/** The cross that closes the dialog it stands in. */
export function CloseButton({ dialogId }: { dialogId: string }) {
  const { ui } = useMessages()
  return (
    <button
      type="button"
      className="button button-quiet button-icon-only"
      {...dialogCommand('close', dialogId)}
    >
      <Icon name="close" />
      <span className="visually-hidden">{ui.close}</span>
    </button>
  )
}
