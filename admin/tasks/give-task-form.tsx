'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { readRefusal } from '../refusals.ts'
import { taskWords } from '../../languages/back-office/task-words.ts'
import { useLanguage } from '../use-language.ts'
import { useColleagues } from './use-colleagues.ts'

interface GiveTaskFormProps {
  kind: string
  recordId: string
}

/** No form of its own: it stands inside the record's. */
export function GiveTaskForm({ kind, recordId }: GiveTaskFormProps) {
  const language = useLanguage()
  const words = taskWords[language]
  const colleagues = useColleagues()
  const id = useId()
  const [assignedTo, setAssignedTo] = useState('')
  const [task, setTask] = useState('')
  const [dueOn, setDueOn] = useState('')
  const [state, setState] = useState<'asking' | 'working' | 'given'>('asking')
  const [error, setError] = useState<string>()
  const isComplete = assignedTo !== '' && task.trim() !== '' && dueOn !== ''
  const give = async () => {
    setState('working')
    const body = { kind, recordId, task, assignedTo: Number(assignedTo), dueOn: `${dueOn}T12:00:00.000Z` }
    const failure = await send(body, language)
    setError(failure === undefined ? undefined : failure || words.failed)
    setState(failure === undefined ? 'given' : 'asking')
    if (failure === undefined) setTask('')
  }
  // Enter would save the record.
  const giveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isComplete && state !== 'working') void give()
  }
  if (colleagues === undefined) return <p role="status">{words.loading}</p>
  if (colleagues === 'failed') return <p role="alert">{words.noColleagues}</p>
  return (
    <div className="give-task-form">
      <label htmlFor={`${id}-colleague`}>{words.colleague}</label>
      <select
        id={`${id}-colleague`}
        value={assignedTo}
        onChange={({ target }) => setAssignedTo(target.value)}
      >
        <option value="">{words.choose}</option>
        {colleagues.map(({ id: person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-task`}>{words.what}</label>
      <input
        id={`${id}-task`}
        type="text"
        maxLength={300}
        dir="auto"
        value={task}
        onKeyDown={giveByEnter}
        onChange={({ target }) => {
          setTask(target.value)
          setState('asking')
        }}
      />
      <label htmlFor={`${id}-day`}>{words.until}</label>
      <input
        id={`${id}-day`}
        type="date"
        value={dueOn}
        onKeyDown={giveByEnter}
        onChange={({ target }) => setDueOn(target.value)}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={!isComplete || state === 'working'}
        onClick={() => void give()}
      >
        {words.send}
      </Button>
      <p role="status">{state === 'given' ? words.given : state === 'working' ? words.sending : ''}</p>
      {error !== undefined && (
        <p role="alert" className="task-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** @returns nothing when it was given, otherwise the server's words, empty when it could not be reached */
async function send(body: object, language: string): Promise<string | undefined> {
  try {
    const response = await fetch('/cms-api/tasks?depth=0', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    })
    if (response.ok) return undefined
    return await readRefusal(response)
  } catch {
    return ''
  }
}
