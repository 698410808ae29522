import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { longestQuery } from '../../../store/search/query-limits.ts'
import { addressIn } from '../../../languages/address.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { useScripts } from '../use-scripts.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './search-form.css'

interface SearchFormProps {
  /** What was searched for. */
  q?: string
  /** The label stands above the field rather than being read out only. */
  hasVisibleLabel?: boolean
  /** What is wrong with the text. */
  error?: string | undefined
}

/** None of the suggestions is chosen. */
const none = -1

/**
 * Leads to the search of the whole site. With scripts it offers titles after two letters: an editable combobox with a
 * list and manual selection (ARIA Authoring Practices), in which Enter searches unless a title was chosen.
 */
export function SearchForm({ q = '', hasVisibleLabel = false, error }: SearchFormProps) {
  const { search: words } = useMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isEnhanced = useScripts()
  const [typed, setTyped] = useState<{ text: string; after: string }>()
  const [isOpen, setIsOpen] = useState(false)
  const suggestions = useSuggestions(typed?.after === q ? typed.text : undefined)
  const [choice, setChoice] = useState({ of: suggestions, index: none })
  const chosen = choice.of === suggestions ? choice.index : none
  const isShown = isOpen && suggestions.length > 0

  const lastQ = useRef(q)
  useEffect(() => {
    // Going back in the browser's history changes what was searched for under the same field. What was typed before
    // the scripts came stays.
    if (input.current && lastQ.current !== q) input.current.value = q
    lastQ.current = q
  }, [q])

  const choose = (index: number) => setChoice({ of: suggestions, index })
  const close = () => {
    setIsOpen(false)
    choose(none)
  }
  const follow = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    close()
    void navigate(suggestion.to)
  }
  const move = (step: 1 | -1) => {
    setIsOpen(true)
    // From the last the way leads back to the field, and from the field to the other end.
    const places = suggestions.length + 1
    choose(((isShown ? chosen + step + 1 + places : step === 1 ? 1 : suggestions.length) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && chosen !== none) {
      event.preventDefault()
      follow(chosen)
    }
  }

  const listId = `${id}-list`
  const optionId = (index: number) => `${id}-option-${index}`
  return (
    <Form
      className="search-form"
      role="search"
      method="get"
      action={addressIn(language, '/search')}
      onSubmit={close}
    >
      <label className={hasVisibleLabel ? 'search-form-label' : 'visually-hidden'} htmlFor={`${id}-field`}>
        {words.label}
      </label>
      <div className="search-form-row">
        <div className="search-form-box on-paper">
          <Icon name="search" />
          <input
            ref={input}
            id={`${id}-field`}
            className="search-form-field"
            type="text"
            name="q"
            dir="auto"
            defaultValue={q}
            maxLength={longestQuery}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            {...(isEnhanced && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isShown,
              'aria-controls': listId,
              ...(isShown && chosen !== none && { 'aria-activedescendant': optionId(chosen) }),
            })}
            onChange={(event) => {
              setTyped({ text: event.target.value, after: q })
              setIsOpen(true)
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isEnhanced && (
            <SuggestionList
              id={listId}
              optionId={optionId}
              suggestions={suggestions}
              chosen={chosen}
              isShown={isShown}
              onFollow={follow}
            />
          )}
        </div>
        <button className="button search-form-submit" type="submit">
          {words.submit}
        </button>
      </div>
      {error && (
        <p className="search-form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {isEnhanced && (
        <p className="visually-hidden" role="status">
          {isShown ? words.suggested(suggestions.length, formatNumber(suggestions.length, language)) : ''}
        </p>
      )}
    </Form>
  )
}
