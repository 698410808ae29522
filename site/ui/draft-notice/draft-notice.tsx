import { useMessages } from '../../i18n/use-language.ts'

/** Tells a signed-in editor that the page shows drafts. */
export function DraftNotice() {
  return (
    <p className="notice" role="status">
      {useMessages().content.draftPreview}
    </p>
  )
}
