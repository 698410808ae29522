import { useState } from 'react'

/**
 * Whether a form is closed. What is on its way when its time ends may still have been in time: the server says, and what
 * it says stays in sight.
 * @param isOver whether the time in which it is taken has ended
 */
export function useClosing(isOver: boolean) {
  const [isSending, setIsSending] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  if (isOver && isSending && !isHeld) setIsHeld(true)
  return { isClosed: isOver && !isSending && !isHeld, isSending, onSending: setIsSending }
}
