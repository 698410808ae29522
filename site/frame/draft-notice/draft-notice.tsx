import { useMessages } from '../../language/use-language.ts'
import './draft-notice.css'

/** Informs a signed-in editor that the page shows drafts. */
export function DraftNotice() {
  return (
    <p className="notice draft-notice" role="status">
      {useMessages().content.draftPreview}
    </p>
  )
}
