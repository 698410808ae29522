import { useRef, type TouchEventHandler } from 'react'

/** Pixels that a finger must go along the line for a swipe. */
const shortest = 48

interface Swipe {
  /** Towards the page's inline start, in either direction of reading. */
  onNext: () => void
  onPrevious: () => void
}

/** Swiping slides with a finger; the buttons do the same for those who can't. */
export function useSwipe({ onNext, onPrevious }: Swipe): {
  onTouchStart: TouchEventHandler
  onTouchEnd: TouchEventHandler
} {
  const begun = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0]
      begun.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches, currentTarget }) => {
      const touch = changedTouches[0]
      if (!begun.current || !touch) return
      const across = touch.clientX - begun.current.x
      const down = touch.clientY - begun.current.y
      begun.current = null
      if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(down)) return
      const isRightToLeft = currentTarget.matches(':dir(rtl)')
      if (across < 0 === !isRightToLeft) onNext()
      else onPrevious()
    },
  }
}
