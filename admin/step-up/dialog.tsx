'use client'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import './step-up.css'

interface DialogProps {
  title: string
  onCancel: () => void
  onSubmit: () => void
  children: ReactNode
}

/** A question over the page: nothing behind it can be used, and Escape declines. */
export function Dialog({ title, onCancel, onSubmit, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Gives the focus back to where it was, which removing the dialog would not.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="step-up"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // While one of Payload's own dialogs stands behind, what holds the focus in that one prevents what Escape does here.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.defaultPrevented) onCancel()
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onSubmit()
        }}
      >
        <h2 id={heading}>{title}</h2>
        {children}
      </form>
    </dialog>
  )
}
