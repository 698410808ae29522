import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'
import { dropdownId, dropdownNameOf } from './mega-dropdown/dropdown-id.ts'

/** Milliseconds between the pointer's leaving and the closing (specification, section 9). */
const closeDelay = 150

export interface DropdownControl {
  close: () => void
  detach: () => void
}

/**
 * What scripts add to the dropdowns, which are popovers and so open by a click, close by Escape and by a click outside,
 * and are open one at a time by themselves: opening by hovering, closing 150 ms after the pointer left, closing when the
 * focus leaves the header or a link is followed, and the first selection at each opening (specification, section 2.2).
 */
export function controlDropdowns(header: HTMLElement): DropdownControl {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  let open: DropdownName | null = null
  /** The entry under the pointer, and the dropdown that opened because of that. */
  let hovered: DropdownName | null = null
  let openedByHover: DropdownName | null = null

  const panelOf = (name: DropdownName) => document.getElementById(dropdownId(name))
  const buttonOf = (name: DropdownName) =>
    header.querySelector<HTMLElement>(`[popovertarget="${dropdownId(name)}"]`)
  const close = () => {
    clearTimeout(timer)
    if (open !== null) panelOf(open)?.hidePopover()
  }
  const closeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(close, closeDelay)
  }
  const note = (name: DropdownName, isOpen: boolean) => {
    if (isOpen) open = name
    else if (open === name) open = null
    if (!isOpen && openedByHover === name) openedByHover = null
  }
  const hover = (name: DropdownName | null) => {
    if (name === hovered) return
    hovered = name
    if (name === null) return closeSoon()
    clearTimeout(timer)
    const source = buttonOf(name)
    if (name === open || source === null) return
    panelOf(name)?.showPopover({ source })
    openedByHover = name
  }

  header.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType === 'mouse') hover(entryOf(target))
    },
    { signal },
  )
  header.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'mouse') return
      hovered = null
      closeSoon()
    },
    { signal },
  )
  header.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event
      if (!(target instanceof Element)) return
      if (target.closest('a')) return close()
      const button = target.closest('[popovertarget]')
      if (button === null) return
      // The click that follows the hovering which opened a dropdown keeps it; the next one closes it.
      if (detail > 0 && openedByHover !== null && openedByHover === entryOf(button)) event.preventDefault()
      openedByHover = null
    },
    { signal },
  )
  header.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !header.contains(relatedTarget)) close()
    },
    { signal },
  )
  header.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const name = nameOfPanel(target)
      if (name === null || !(target instanceof Element)) return
      if (newState === 'open') selectAsAtFirst(target)
      note(name, newState === 'open')
    },
    { signal, capture: true },
  )
  // The platform closes a popover by Escape; this also brings the focus to its button, wherever the focus was.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || open === null) return
      event.preventDefault()
      const button = buttonOf(open)
      close()
      button?.focus()
    },
    { signal },
  )

  // A visitor may have opened one, or be waiting on an entry, before the scripts were there.
  const opened = nameOfPanel(header.querySelector(':popover-open'))
  if (opened !== null) note(opened, true)
  if (window.matchMedia('(hover: hover)').matches)
    hover(entryOf(header.querySelector('li[data-dropdown]:hover')))

  return {
    close,
    detach: () => {
      clearTimeout(timer)
      listening.abort()
    },
  }
}

/** The dropdown of the entry in which something stands. */
function entryOf(target: EventTarget | null): DropdownName | null {
  if (!(target instanceof Element)) return null
  const panel = target.closest('li[data-dropdown]')?.querySelector(':scope > [popover]') ?? null
  return nameOfPanel(panel)
}

function nameOfPanel(panel: EventTarget | null): DropdownName | null {
  return panel instanceof Element ? dropdownNameOf(panel.id) : null
}

/** Each opening begins with the same selection, whatever was selected the last time. */
function selectAsAtFirst(panel: Element): void {
  for (const details of panel.querySelectorAll('details')) details.open = 'selected' in details.dataset
}
