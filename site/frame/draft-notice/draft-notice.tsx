import './draft-notice.css'

/** What a page says of the draft that it shows. */
export interface DraftShown {
  text: string
  /** The page in its other version, full or light. */
  href: string
  label: string
  /** Shows it again when it is saved, beside its form. */
  script?: string
}

/** Says that the page shows a draft, and leads to its other version. */
export function DraftNotice({ draft }: { draft: DraftShown }) {
  return (
    <p className="notice draft-notice" role="status">
      {draft.text} <a href={draft.href}>{draft.label}</a>
      {draft.script && <script async src={draft.script} />}
    </p>
  )
}
