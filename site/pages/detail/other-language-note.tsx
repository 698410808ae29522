import type { Language } from '../../../languages/languages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import './other-language-note.css'

interface OtherLanguageNoteProps {
  /** What the page shows of an editor's words; nothing where a field is empty in every language. */
  texts: readonly ({ language: Language } | null | undefined)[]
}

/** Says that some text fell back to another language; each such text carries its own language as well. */
export function OtherLanguageNote({ texts }: OtherLanguageNoteProps) {
  const { content } = useMessages()
  const language = useLanguage()
  if (texts.every((text) => !text || text.language === language)) return null
  return (
    <p className="other-language-note">
      <Icon name="translate" /> <span>{content.otherLanguage}</span>
    </p>
  )
}
