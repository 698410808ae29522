import type { ControlWords } from '../../languages/back-office/control-words.ts'

/**
 * Gives names to Payload's controls that have none: dates, choices and formatted text are not tied to their labels, and buttons
 * show a sign alone. Payload has no setting for it; its class names are read here alone, and `named-controls.spec.ts` fails
 * when a new version has others.
 */
export function nameControlsWithin(document: Document, words: ControlWords): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
  /** Looked at each time: a row that moves, or a table's next page, has its elements say something else. */
  const name = (selector: string, nameOf: (control: HTMLElement) => string) => {
    for (const control of all(selector))
      if (isOurs(control) || !isNamed(control)) give(control, nameOf(control))
  }

  for (const control of all('.react-datepicker__input-container input, .rs__input, [contenteditable="true"]'))
    if (!isNamed(control)) nameByLabel(control)
  // What can be done with the start page, in the bar at the top.
  name('.app-header input[id^="react-select"]', () => words.moreActions)
  name('.date-time-picker__clear-button, .clear-indicator', (button) => {
    // It can be reached with the keyboard.
    button.removeAttribute('aria-hidden')
    return about(words.clear, textOf(labelOf(button)))
  })
  // Payload puts all languages of a label into these names at once.
  for (const control of all('[aria-label*="[object Object]"]')) give(control, nameWithLabel(control, words))
  // Hidden from whoever hears the page, and the field itself opens the same list.
  for (const button of all('.dropdown-indicator[aria-hidden="true"]')) button.tabIndex = -1
  name('.popup-button', (button) => {
    if (textOf(button) !== '') return ''
    const what = button.closest('.array-actions') ? rowName(button) : textOf(labelOf(button))
    return what === '' ? words.moreActions : words.moreActionsOf(what)
  })
  name('.collapsible__drag', (handle) => about(words.move, rowName(handle)))
  const fileOf = (button: Element) =>
    textOf(button.closest('.upload-relationship-details')?.querySelector('a, p'))
  name('.upload-relationship-details__edit', (button) => about(words.edit, fileOf(button)))
  name('.upload-relationship-details__remove', (button) => about(words.remove, fileOf(button)))
  name('.toolbar-popup__button[data-button-key]', (button) =>
    textOf(button) === '' ? (words.formats[button.dataset.buttonKey ?? ''] ?? '') : '',
  )
  name('.select-row input', (box) =>
    about(words.select, textOf(box.closest('tr')?.querySelector('a, td:nth-child(2)'))),
  )
  for (const box of all('#select-all[aria-labelledby="select-all"]')) box.removeAttribute('aria-labelledby')
  name('#select-all', (box) => {
    box.title = words.selectAll
    return words.selectAll
  })
  name('[name="live-preview-width"]', () => words.previewWidth)
  name('[name="live-preview-height"]', () => words.previewHeight)
  name('.clickable-arrow--left', () => words.previousPage)
  name('.clickable-arrow--right', () => words.nextPage)
  for (const tabs of all('ul.doc-tabs__tabs')) tabs.setAttribute('role', 'group')
  markMain(document)
}

function isNamed(control: HTMLElement): boolean {
  const isLabelled = control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 0
  return isLabelled || Boolean(control.getAttribute('aria-label') || control.getAttribute('aria-labelledby'))
}

function isOurs({ dataset }: HTMLElement): boolean {
  return dataset.named !== undefined
}

function give(control: HTMLElement, name: string): void {
  if (name === '') return
  control.dataset.named = ''
  control.setAttribute('aria-label', name)
}

/** A name that says on what something acts; none where that is not there yet. */
function about(action: (what: string) => string, what: string): string {
  return what === '' ? '' : action(what)
}

/** The label of the field that something is part of: a choice of time zone is a field within that of its date. */
function labelOf(part: Element): Element | null {
  return (
    part
      .closest('.timezone-picker-wrapper, .field-type')
      ?.querySelector('.field-label, .array-field__title') ?? null
  )
}

/** What a button does to what its field, its card on the start page or its column is called. */
function nameWithLabel(control: HTMLElement, words: ControlWords): string {
  const column = textOf(control.closest('.sort-column')?.querySelector('.sort-column__label'))
  if (control.matches('.sort-column__asc')) return about(words.sortAscending, column)
  if (control.matches('.sort-column__desc')) return about(words.sortDescending, column)
  const what = textOf(labelOf(control) ?? control.closest('.card')?.querySelector('.card__title'))
  const adds = control.matches('.relationship-add-new__add-button, [href$="/create"]')
  return about(adds ? words.addNew : words.edit, what)
}

function rowName(part: Element): string {
  return textOf(part.closest('.collapsible')?.querySelector('.collapsible__header-wrap'))
}

/** Words that are shown, without the star of what is required. */
function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
}

let labels = 0

function nameByLabel(control: HTMLElement): void {
  const label = labelOf(control)
  if (label === null || textOf(label) === '') return
  if (label.id === '') {
    labels += 1
    label.id = `label-of-field-${labels}`
  }
  control.setAttribute('aria-labelledby', label.id)
}

/** Forms have a `main` of their own; on all other pages it is what follows the bar at the top. */
function markMain(document: Document): void {
  const [content, ...others] = document.querySelectorAll('.template-default__wrap > :not(.app-header)')
  if (!content || others.length > 0 || content.matches('main')) return
  if (content.querySelector('main')) content.removeAttribute('role')
  else content.setAttribute('role', 'main')
  // Axe holds it to be the page's own.
  content.querySelector('.list-header')?.setAttribute('role', 'presentation')
}
