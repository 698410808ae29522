import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import './error-summary.css'

export interface FieldProblem {
  /** The field's id, see `fieldId`. */
  fieldId: string
  /** The words that stand beside the field. */
  message: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** What happened, in place of the usual heading; with it the summary is shown without problems of fields too. */
  title?: string
  detail?: string | undefined
  /** What else one can do. */
  link?: { href: string; text: string } | undefined
  /** Left to the first wrong field when it is not wanted here. */
  takesFocus?: boolean
  headingLevel?: 2 | 3 | 4
}

/** Everything that keeps a form from being sent, each leading to its field. It takes the focus when it appears. */
export function ErrorSummary({
  problems,
  title,
  detail,
  link,
  takesFocus = true,
  headingLevel = 2,
}: ErrorSummaryProps) {
  const Heading = `h${headingLevel}` as const
  const { ui } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus && problems.length > 0) box.current?.focus()
  }, [problems, takesFocus])
  useEffect(() => {
    if (takesFocus && title !== undefined) box.current?.focus()
  }, [title, takesFocus])
  if (problems.length === 0 && title === undefined) return null
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby={id}>
      <Icon name="exclamation" />
      <div>
        <Heading className="error-summary-title" id={id}>
          {title ?? ui.errorSummary}
        </Heading>
        {detail && <p>{detail}</p>}
        {link && (
          <p>
            <a href={link.href}>{link.text}</a>
          </p>
        )}
        <ul>
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a href={`#${problem.fieldId}`} onClick={focusField}>
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Brings the field's label into sight too, where the address's fragment alone would show only the field. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.closest('.field')?.scrollIntoView({ block: 'start' })
  field.focus({ preventScroll: true })
}
