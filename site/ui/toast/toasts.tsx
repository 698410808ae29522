import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { ToastMessage } from './toast-message.tsx'
import { noToasts, shownToasts, subscribeToToasts } from './toast-store.ts'
import './toast.css'

/** The place of short messages, once on a page: above everything, and read out without taking the focus. */
export function Toasts() {
  const { ui } = useMessages()
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts)
  const region = useRef<HTMLElement>(null)
  const last = toasts.at(-1)?.id
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    // Shown again for each message, so that it lies above a dialog opened since.
    if (last !== undefined && element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [last])
  return (
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label={ui.notifications}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </section>
  )
}
