import type { controlWords } from '../../languages/back-office/control-words.ts'

type ControlWords = (typeof controlWords)['en']

/**
 * Gives names to Payload's controls that have none: dates, choices and formatted text are not tied to their labels, and buttons
 * show a sign alone. Payload has no setting for it; its class names are read here alone, and `named-controls.spec.ts` fails
 * when a new version has others.
 */
export function nameControlsWithin(document: Document, words: ControlWords): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

  for (const control of all('.react-datepicker__input-container input, .rs__input, [contenteditable="true"]'))
    if (!isNamed(control)) nameByLabel(control)
  // What can be done with the start page, in the bar at the top.
  for (const choice of all('.app-header input[id^="react-select"]:not([aria-label])'))
    choice.setAttribute('aria-label', words.moreActions)
  for (const button of all('.date-time-picker__clear-button, .clear-indicator')) {
    if (isNamed(button)) continue
    const label = textOf(labelOf(button))
    if (label === '') continue
    button.setAttribute('aria-label', words.clear(label))
    // It can be reached with the keyboard.
    button.removeAttribute('aria-hidden')
  }
  // Hidden from whoever hears the page, and the field itself opens the same list.
  for (const button of all('.dropdown-indicator[aria-hidden="true"]:not([tabindex="-1"])'))
    button.tabIndex = -1
  for (const button of all('.popup-button:not([aria-label])')) {
    if (textOf(button) !== '' || isNamed(button)) continue
    const label = textOf(labelOf(button))
    button.setAttribute('aria-label', label === '' ? words.moreActions : words.moreActionsOf(label))
  }
  for (const handle of all('.collapsible__drag:not([aria-label])')) {
    const row = handle.closest('.collapsible')?.querySelector('.collapsible__header-wrap')
    const name = textOf(row?.querySelector('.row-label, .array-field__row-header') ?? row)
    if (name !== '') handle.setAttribute('aria-label', words.move(name))
  }
  for (const [part, name] of [
    ['edit', words.edit],
    ['remove', words.remove],
  ] as const) {
    for (const button of all(`.upload-relationship-details__${part}:not([aria-label])`)) {
      const file = button.closest('.upload-relationship-details')?.querySelector('a, p')
      button.setAttribute('aria-label', name(textOf(file)))
    }
  }
  for (const button of all('.toolbar-popup__button[data-button-key]:not([aria-label])')) {
    const name = words.formats[button.dataset.buttonKey ?? '']
    if (name !== undefined && textOf(button) === '') button.setAttribute('aria-label', name)
  }
  for (const box of all('.select-row input[aria-label=""]')) {
    const record = box.closest('tr, .thumbnail-card, .draggable-with-click')
    const name = textOf(record?.querySelector('a, td:nth-child(2)'))
    if (name !== '') box.setAttribute('aria-label', words.select(name))
  }
  for (const box of all('#select-all[aria-labelledby="select-all"]')) {
    box.removeAttribute('aria-labelledby')
    box.setAttribute('aria-label', words.selectAll)
    box.title = words.selectAll
  }
  for (const button of all('.clickable-arrow--left:not([aria-label])'))
    button.setAttribute('aria-label', words.previousPage)
  for (const button of all('.clickable-arrow--right:not([aria-label])'))
    button.setAttribute('aria-label', words.nextPage)
  for (const tabs of all('ul.doc-tabs__tabs:not([role])')) tabs.setAttribute('role', 'group')
  markMain(document)
}

function isNamed(control: HTMLElement): boolean {
  const isLabelled = control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 0
  return isLabelled || Boolean(control.getAttribute('aria-label') || control.getAttribute('aria-labelledby'))
}

/** The label of the field that something is part of: a choice of time zone is a field within that of its date. */
function labelOf(part: Element): Element | null {
  return (
    part
      .closest('.timezone-picker-wrapper, .field-type')
      ?.querySelector('.field-label, .array-field__title') ?? null
  )
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
