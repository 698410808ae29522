'use client'
import { Button, DraggableSortable, useDraggableSortable } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { orderWords } from '../../languages/back-office/order-words.ts'
import { formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { CallRefused, callBackOffice } from '../call-back-office.ts'
import { useLanguage } from '../use-language.ts'

interface OrderedRecord {
  id: number
  title: string
  /** In the back office. */
  address: string
  isPublished: boolean
}

interface OrderListProps {
  kind: string
  records: readonly OrderedRecord[]
}

const answer = z.object({ ordered: z.number() })

/** Records that are dragged, or moved by buttons, until they are in the order that is then saved. */
export function OrderList({ kind, records }: OrderListProps) {
  const language = useLanguage()
  const words = orderWords[language]
  const [saved, setSaved] = useState(records)
  const [list, setList] = useState(records)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = list.some(({ id }, index) => saved[index]?.id !== id)
  useEffect(() => {
    if (!isChanged) return undefined
    const leaving = new AbortController()
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: leaving.signal })
    return () => leaving.abort()
  }, [isChanged])
  const move = (from: number, to: number) => {
    const record = list[from]
    if (!record || to < 0 || to >= list.length || from === to) return
    setList(list.toSpliced(from, 1).toSpliced(to, 0, record))
    setNote(words.moved(record.title, formatNumber(to + 1, language), formatNumber(list.length, language)))
  }
  const save = async () => {
    setSaving(true)
    try {
      const ids = (of: readonly OrderedRecord[]) => of.map(({ id }) => id)
      await callBackOffice('/order', answer, language, {
        body: { kind, before: ids(saved), after: ids(list) },
      })
      setSaved(list)
      setError(undefined)
      setNote(words.saved)
    } catch (refused) {
      if (!(refused instanceof CallRefused)) throw refused
      setError(refused.message || words.failed)
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <DraggableSortable
        className="order-list"
        ids={list.map(({ id }) => String(id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol>
          {list.map((record, index) => (
            <Row
              key={record.id}
              record={record}
              place={index}
              last={list.length - 1}
              language={language}
              onMove={(to) => move(index, to)}
            />
          ))}
        </ol>
      </DraggableSortable>
      <div className="order-save">
        <Button margin={false} disabled={!isChanged || isSaving} onClick={() => void save()}>
          {words.save}
        </Button>
        {isChanged && (
          <Button buttonStyle="secondary" margin={false} disabled={isSaving} onClick={() => setList(saved)}>
            {words.undo}
          </Button>
        )}
        <p role="status">
          {note} {isChanged && words.unsaved}
        </p>
        {error !== undefined && <p role="alert">{error}</p>}
      </div>
    </>
  )
}

interface RowProps {
  record: OrderedRecord
  place: number
  last: number
  language: Language
  onMove: (to: number) => void
}

function Row({ record: { id, title, address, isPublished }, place, last, language, onMove }: RowProps) {
  const words = orderWords[language]
  const { isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id: String(id),
  })
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'order-dragged' : undefined}
      style={{ transform, transition }}
    >
      {/* For a pointer alone: the buttons do the same for everybody else. */}
      <span className="order-handle" aria-hidden="true" {...listeners}>
        ⠿
      </span>
      <span className="order-place">{formatNumber(place + 1, language)}</span>
      <a href={address}>
        <bdi>{title}</bdi>
      </a>
      {!isPublished && <small>{words.draft}</small>}
      <span className="order-buttons">
        <Move sign="⇑" label={words.first(title)} isOff={place === 0} onPress={() => onMove(0)} />
        <Move sign="↑" label={words.up(title)} isOff={place === 0} onPress={() => onMove(place - 1)} />
        <Move sign="↓" label={words.down(title)} isOff={place === last} onPress={() => onMove(place + 1)} />
      </span>
    </li>
  )
}

interface MoveProps {
  sign: string
  label: string
  isOff: boolean
  onPress: () => void
}

/** Stays in the tab order at the end of the list, so that whoever moves a record by keys is not thrown out of it. */
function Move({ sign, label, isOff, onPress }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
