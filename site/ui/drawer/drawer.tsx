import type { ReactNode } from 'react'
import { CloseButton } from '../dialog/close-button.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import { useModal } from '../dialog/use-modal.ts'
import '../dialog/dialog.css'
import './drawer.css'

interface DrawerProps extends Pick<DialogProps, 'id' | 'title' | 'isOpen' | 'onClose'> {
  isOnDeep?: boolean
  children: ReactNode
}

/** A sheet of 300 px that slides in from the line's end (specification, sections 2.2 and 9); opened as a dialog is. */
export function Drawer({ id, title, isOpen, onClose, isOnDeep = false, children }: DrawerProps) {
  return (
    <dialog
      {...useModal(isOpen)}
      id={id}
      className={`drawer ${isOnDeep ? 'on-deep' : 'on-paper'}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className="drawer-sheet">
        <header className="drawer-header">
          <h2 className="drawer-title" id={`${id}-title`}>
            {title}
          </h2>
          <CloseButton dialogId={id} />
        </header>
        <div className="drawer-body">{children}</div>
      </div>
    </dialog>
  )
}
