import { useEffect, useState } from 'react'
import { useMessages } from '../../language/use-language.ts'
import './loading-indicator.css'

/** Milliseconds between two steps of the dots (specification, section 9). */
export const dotsInterval = 500

/** One, two, three dots, then one again. */
export function nextDots(shown: number): number {
  return (shown % 3) + 1
}

interface LoadingIndicatorProps {
  size?: 'small' | 'medium' | 'large'
  variant?: 'dots' | 'pulse' | 'skeleton' | 'spinner'
  /** `text` takes the colour of the words around it. */
  color?: 'primary' | 'secondary' | 'success' | 'white' | 'text'
  /** What is being loaded, for those who listen; 'Loading…' when nothing is said. */
  label?: string
  /** For a place that says by itself that it waits, such as a busy button. */
  isSilent?: boolean
}

/** Something is on its way (specification, section 9: sizes, variants, colours). */
export function LoadingIndicator({
  size = 'medium',
  variant = 'dots',
  color = 'primary',
  label,
  isSilent = false,
}: LoadingIndicatorProps) {
  const { loading } = useMessages()
  return (
    <span
      className={`loading-indicator loading-indicator-${size} loading-indicator-${color}`}
      data-variant={variant}
      {...(isSilent ? { 'aria-hidden': true } : { role: 'status' })}
    >
      {variant === 'dots' && <LoadingDots />}
      {variant === 'pulse' && <span className="loading-indicator-pulse" aria-hidden="true" />}
      {variant === 'spinner' && <span className="loading-indicator-spinner" aria-hidden="true" />}
      {variant === 'skeleton' && (
        <span className="loading-indicator-skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      )}
      {!isSilent && <span className="visually-hidden">{label ?? loading}</span>}
    </span>
  )
}

/** One to three dots in turn, in a room for three. They also step where motion is unwanted: nothing moves. */
function LoadingDots() {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const timer = setInterval(() => setShown(nextDots), dotsInterval)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="loading-indicator-dots" data-shown={shown} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  )
}
