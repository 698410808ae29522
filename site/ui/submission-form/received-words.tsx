import { useEffect, useRef, type ReactNode } from 'react'

/** Says that something was received. It takes the focus, which the form that stood here had. */
export function ReceivedWords({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={words} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}
