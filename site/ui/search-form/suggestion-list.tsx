import { nameOfKind } from '../../language/name-of-kind.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { MarkedText } from '../marked-text/marked-text.tsx'
import type { TitleSuggestion } from './suggestion.ts'

interface SuggestionListProps {
  id: string
  optionId: (index: number) => string
  suggestions: readonly TitleSuggestion[]
  /** Place of the suggestion that Enter follows. */
  chosen: number
  isShown: boolean
  onFollow: (index: number) => void
}

/** The list of a combobox: the keyboard stays in the field, which says where in the list it is. */
export function SuggestionList({
  id,
  optionId,
  suggestions,
  chosen,
  isShown,
  onFollow,
}: SuggestionListProps) {
  const { search: words } = useMessages()
  const language = useLanguage()
  return (
    <div
      className="search-form-list on-paper"
      id={id}
      role="listbox"
      aria-label={words.suggestions}
      hidden={!isShown}
    >
      {suggestions.map(({ to, kind, title }, index) => (
        <div
          key={`${kind} ${to} ${title.text}`}
          id={optionId(index)}
          className="search-form-option"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          // The field keeps the keyboard, and its blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFollow(index)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onFollow(index)
          }}
        >
          <span className="search-form-option-title">
            <MarkedText value={title} />
          </span>
          <span className="search-form-option-kind">{nameOfKind(kind, language)}</span>
        </div>
      ))}
    </div>
  )
}
