import { useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type BlockerFunction } from 'react-router'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

interface LeaveQuestionProps {
  /** Of the question's window. */
  id: string
  /** Whether something would be lost. */
  isNeeded: boolean
  words: Readonly<Record<'title' | 'text' | 'stay' | 'leave', string>>
  /** The page asks by itself, for something else that would lose it. */
  isAsked?: boolean
  onStay?: () => void
  onLeave?: () => void
}

/** Asks before the page is left, by a link of the site or in another way, as long as something would be lost. */
export function LeaveQuestion({ id, isNeeded, words, isAsked = false, onStay, onLeave }: LeaveQuestionProps) {
  // React Router's own hook for this would be a part of every page. What it calls is not documented: the tests of leaving notice if it changes.
  const router = useContext(DataRouterContext)?.router
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const block: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
      const isLeft = from.pathname !== to.pathname || from.search !== to.search
      if (isLeft) setIsLeaving(true)
      return isLeft
    }
    window.addEventListener('beforeunload', warn)
    router?.getBlocker(id, block)
    return () => {
      window.removeEventListener('beforeunload', warn)
      router?.deleteBlocker(id)
      setIsLeaving(false)
    }
  }, [id, isNeeded, router])
  const isOpen = isNeeded && (isLeaving || isAsked)
  const blocker = () => router?.state.blockers.get(id)
  const stay = () => {
    setIsLeaving(false)
    blocker()?.reset?.()
    onStay?.()
  }
  const leave = () => {
    setIsLeaving(false)
    if (!isLeaving) return onLeave?.()
    blocker()?.proceed?.()
    // This page may stay for a moment after the next one has its address, from which one goes on without a question.
    router?.deleteBlocker(id)
  }
  return (
    <Dialog
      id={id}
      title={words.title}
      isOpen={isOpen}
      // Of its own closing, which follows a press of either button, there is nothing more to say.
      onClose={() => isOpen && stay()}
      size="small"
      actions={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button variant="secondary" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
