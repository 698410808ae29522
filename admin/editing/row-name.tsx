'use client'
import { useRowLabel } from '@payloadcms/ui'
import type { Label } from '../../languages/back-office/translate.ts'
import { formatPosition } from '../../languages/format.ts'
import { useLanguage } from '../use-language.ts'

interface RowNameProps {
  /** What one row is called. */
  called: Label
  /** The row's texts, by the names of their fields; the first that is written names it. */
  texts: readonly string[]
}

/** Names a row of a list by its place and its text, so that it is recognised while it is folded or dragged. */
export function RowName({ called, texts }: RowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const language = useLanguage()
  const place = `${called[language]} ${formatPosition(rowNumber + 1, language)}`
  const text = texts.map((name) => data?.[name]).find(isWritten)
  return (
    <span className="row-name">
      {place}
      {text !== undefined && (
        <>
          {' · '}
          <bdi>{shortened(text)}</bdi>
        </>
      )}
    </span>
  )
}

function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}
