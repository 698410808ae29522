import { useEffect, useRef, type MouseEvent } from 'react'

/** Keeps a `<dialog>` open or closed as its owner says; `undefined` leaves that to the buttons that command it. */
export function useModal(isOpen: boolean | undefined, isHeld = false) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || isOpen === undefined) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  return {
    ref: dialog,
    closedby: isHeld ? ('none' as const) : ('any' as const),
    // The dialog's content covers it, so that a click on the element itself is one on its backdrop.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isHeld || 'closedBy' in HTMLDialogElement.prototype) return
      if (event.target === event.currentTarget) event.currentTarget.close()
    },
  }
}
