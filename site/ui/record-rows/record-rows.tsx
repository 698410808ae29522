import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'
import './record-rows.css'

export interface RecordRow {
  key: string
  /** Path without the language's prefix. */
  to: string
  /** Its number, by which people speak of it; nothing where it has none. */
  reference: string | null
  title: LocalizedText
  /** Short facts below the title: kind, place. */
  facts: (string | LocalizedText)[]
  deadline: {
    label: string
    text: string
    /** Instant, ISO 8601; nothing for a text that is no date. */
    instant: string | null
    /** How much time is left. */
    left?: string | undefined
  }
  status: { tone: BadgeTone; text: string }
  /** Nothing more can be sent: the row stands back. */
  isOver: boolean
}

/** Records with a deadline, a line for each: people look through them for what is still open. */
export function RecordRows({ items }: { items: readonly RecordRow[] }) {
  const hasReferences = items.some(({ reference }) => reference !== null)
  return (
    <div className="record-rows-frame">
      <ul className="record-rows" data-references={hasReferences}>
        {items.map((row) => (
          <li key={row.key}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ row: { to, reference, title, facts, deadline, status, isOver } }: { row: RecordRow }) {
  return (
    <article className="record-row" data-over={isOver || undefined}>
      {reference !== null && (
        <p className="record-row-reference">
          <span className="left-to-right">{reference}</span>
        </p>
      )}
      <div className="record-row-words">
        <h2 className="record-row-title">
          <SiteLink to={to}>
            <Localized value={title} />
          </SiteLink>
        </h2>
        {facts.length > 0 && (
          <p className="record-row-facts separated">
            {facts.map((fact) =>
              typeof fact === 'string' ? (
                <bdi key={fact}>{fact}</bdi>
              ) : (
                <span key={fact.text}>
                  <Localized value={fact} />
                </span>
              ),
            )}
          </p>
        )}
      </div>
      <p className="record-row-deadline">
        <span className="record-row-label">{deadline.label}</span>{' '}
        {deadline.instant === null ? (
          <span>{deadline.text}</span>
        ) : (
          <time dateTime={deadline.instant}>{deadline.text}</time>
        )}
        {deadline.left !== undefined && <span className="record-row-left"> {deadline.left}</span>}
      </p>
      <p className="record-row-status">
        <Badge tone={status.tone}>{status.text}</Badge>
      </p>
    </article>
  )
}
