import { useEffect, useState, type FocusEvent } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { dismissToast, type Toast, type ToastTone } from './toast-store.ts'

/** Milliseconds that a message stays when nobody is at it. */
const toastDuration = 6000

const icons: Readonly<Record<ToastTone, IconName>> = {
  information: 'information',
  success: 'success',
  danger: 'exclamation',
}

/** One short message. It stays while the pointer or the focus is on it. */
export function ToastMessage({ toast: { id, text, tone } }: { toast: Toast }) {
  const { ui } = useMessages()
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const stays = isPointedAt || hasFocus
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => dismissToast(id), toastDuration)
    return () => clearTimeout(timer)
  }, [stays, id])
  const blur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
  }
  return (
    <div
      className={`toast toast-${tone}`}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={blur}
    >
      <Icon name={icons[tone]} />
      <p>{text}</p>
      <button type="button" className="toast-dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" />
        <span className="visually-hidden">{ui.dismiss}</span>
      </button>
    </div>
  )
}
