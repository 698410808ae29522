'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'
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
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="step-up"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
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
