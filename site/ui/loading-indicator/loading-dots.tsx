import { useEffect, useState } from 'react'
import { dotsInterval, nextDots } from './count-dots.ts'

/** One to three dots in turn, in a room for three. They also step where motion is unwanted: nothing moves. */
export function LoadingDots() {
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
