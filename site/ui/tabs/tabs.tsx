import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { languages } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { tabAfterKey } from './tab-after-key.ts'
import './tabs.css'

export interface TabItem {
  key: string
  title: ReactNode
  content: ReactNode
}

interface TabsProps {
  /** What the tabs choose between. */
  label: string
  items: readonly TabItem[]
  /** Level of the panels' headings, which show where scripts are off. */
  headingLevel?: 2 | 3 | 4
}

/** Panels of which one shows. Without scripts all of them stand under their headings. */
export function Tabs({ label, items, headingLevel = 3 }: TabsProps) {
  const id = useId()
  const { direction } = languages[useLanguage()]
  const [chosen, setChosen] = useState(0)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const Heading = `h${headingLevel}` as const

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, chosen, items.length, direction)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    tabs.current[next]?.focus()
  }

  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label}>
        {items.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className="tabs-tab"
            ref={(element) => {
              tabs.current[index] = element
            }}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ key, title, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          tabIndex={0}
          className="tabs-panel"
          hidden={index !== chosen}
        >
          <Heading className="tabs-heading">{title}</Heading>
          {content}
        </div>
      ))}
    </div>
  )
}
