'use client'
import { useState } from 'react'

interface DoneButtonProps {
  id: number
  /** The task's sentence. */
  what: string
  words: Readonly<Record<'markDone' | 'undo' | 'isDone' | 'failed', string>>
}

/** Says that a task is done, or that it is not after all. */
export function DoneButton({ id, what, words }: DoneButtonProps) {
  const [isDone, setDone] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const change = async () => {
    setWorking(true)
    const hasChanged = await saveDone(id, !isDone)
    setFailed(!hasChanged)
    if (hasChanged) setDone(!isDone)
    setWorking(false)
  }
  return (
    <span className="done-button">
      <span role="status">{isDone && words.isDone}</span>
      <button
        type="button"
        disabled={isWorking}
        aria-label={`${isDone ? words.undo : words.markDone}: ${what}`}
        onClick={() => void change()}
      >
        {isDone ? words.undo : words.markDone}
      </button>
      {hasFailed && <span role="alert">{words.failed}</span>}
    </span>
  )
}

async function saveDone(id: number, done: boolean): Promise<boolean> {
  try {
    const response = await fetch(`/cms-api/tasks/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ done }),
    })
    return response.ok
  } catch {
    return false
  }
}
