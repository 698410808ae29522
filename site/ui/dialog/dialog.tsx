import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { useModal } from './use-modal.ts'
import './dialog.css'

export interface DialogProps {
  /** Name by which buttons open it, see `dialogCommand`. */
  id: string
  title: ReactNode
  /** Given by an owner that holds it as state; left out when buttons command the dialog by its id. */
  isOpen?: boolean
  /** After every closing: the cross, Escape, a click outside, a command. */
  onClose?: () => void
  /** What goes on in it would be lost: a click outside and Escape leave it open. */
  isHeld?: boolean
  /** Small is 340 px wide. */
  size?: 'small' | 'medium' | 'large'
  /** Buttons at its foot. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A window over the page. The browser keeps the focus in it, closes it on Escape and on a click outside, and gives the
 * focus back.
 */
export function Dialog({
  id,
  title,
  isOpen,
  onClose,
  isHeld = false,
  size = 'medium',
  actions,
  children,
}: DialogProps) {
  return (
    <dialog
      {...useModal(isOpen, isHeld)}
      id={id}
      className={`dialog dialog-${size} on-paper`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className="dialog-sheet">
        <header className="dialog-header">
          <h2 className="dialog-title" id={`${id}-title`}>
            {title}
          </h2>
          <CloseButton dialogId={id} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer className="dialog-actions button-row">{actions}</footer>}
      </div>
    </dialog>
  )
}
