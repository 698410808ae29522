import { useLocation } from 'react-router'
import type { PageVariant } from '../../light-version/page-variant.ts'
import './draft-notice.css'

/** What a page says of the draft that it shows. */
export interface DraftShown {
  text: string
  otherVersion: { view: PageVariant; label: string }
  /** Whether it is shown anew when it is saved, beside its form. */
  isRefreshed: boolean
}

/** Says that the page shows a draft, and leads to its other version. */
export function DraftNotice({ draft }: { draft: DraftShown }) {
  const query = new URLSearchParams(useLocation().search)
  query.set('view', draft.otherVersion.view)
  return (
    <p className="notice draft-notice" role="status">
      {draft.text} <a href={`?${query}`}>{draft.otherVersion.label}</a>
      {draft.isRefreshed && <script async src="/live-preview.js" />}
    </p>
  )
}
