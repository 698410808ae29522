import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import './prose.css'

/**
 * A text that an editor wrote. It has its own direction, and carries its language where it is not the page's. Of a
 * language's own name the styles know, since for one word no file of letters is loaded.
 */
export function Localized({ value }: { value: LocalizedText }) {
  const language = useLanguage()
  if (value.language === language) return <bdi>{value.text}</bdi>
  const { direction, ownName } = languages[value.language]
  return (
    <bdi
      lang={value.language}
      dir={direction}
      className={value.text === ownName ? 'language-name' : undefined}
    >
      {value.text}
    </bdi>
  )
}

/** Plain text of several paragraphs parted by empty lines. */
export function Paragraphs({ value }: { value: LocalizedText }) {
  return (
    <div className="prose">
      {value.text.split(/\n\s*\n/).map((text) => (
        <p key={text}>
          <Localized value={{ text, language: value.language }} />
        </p>
      ))}
    </div>
  )
}
