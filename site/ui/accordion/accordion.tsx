import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './accordion.css'

export interface AccordionItem {
  key: string
  title: ReactNode
  content: ReactNode
  isOpen?: boolean
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Items that share a name open one at a time. */
  name?: string
  headingLevel?: 2 | 3 | 4
}

/** Titles that open onto their texts; the browser does it. */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="accordion">
      {items.map(({ key, title, content, isOpen }) => (
        <details key={key} name={name} open={isOpen} className="accordion-item">
          <summary>
            <Heading className="accordion-title">{title}</Heading>
            <span className="accordion-mark">
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
