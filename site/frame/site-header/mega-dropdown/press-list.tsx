import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../language/use-language.ts'
import type { MenuPressItem } from '../../../loading/read-shell.ts'
import { Localized } from '../../../ui/text/localized.tsx'
import { PressDate } from '../../../ui/text/press-date.tsx'

/** The latest press items. They scroll when they are taller than 200 px (specification, section 9), also by keyboard. */
export function PressList({ items }: { items: readonly MenuPressItem[] }) {
  const { header } = useMessages()
  const region = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(region)
  return (
    <div
      className="press-list"
      ref={region}
      {...(scrolls && { role: 'region', 'aria-label': header.pressItems, tabIndex: 0 })}
    >
      <ul>
        {items.map(({ id, title, date, dates }) => (
          <li key={id}>
            <time dateTime={date}>
              <PressDate dates={dates} />
            </time>
            <p>
              <Localized value={title} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether an element holds more than it shows; a region that does not scroll is no stop for the keyboard. */
function useScrolls(element: React.RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(() => setScrolls(observed.scrollHeight > observed.clientHeight))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return scrolls
}
