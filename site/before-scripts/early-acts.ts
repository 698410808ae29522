/** What happened, before scripts were at work, that only they can answer. */
interface EarlyActs {
  /** What changed in the page: a browser that translates it takes out texts that the scripts know. */
  readonly changes: MutationRecord[]
  /** The last button that was pressed. */
  clicked?: Element
  /** The last field in which something was chosen. */
  changed?: Element
}

declare global {
  interface Window {
    /** Nothing once scripts are at work. */
    earlyActs?: EarlyActs | undefined
  }
}

/** Buttons that do nothing without scripts: neither one that sends a form nor one that the browser itself answers. */
const scriptedButtons = 'button[type=button]:not([popovertarget],[commandfor])'

/** Fields that act at once; words wait for Enter. */
const choices = 'select,[type=radio],[type=checkbox]'

/** Notes early acts from here on; before anything can be acted on. */
export function noteEarlyActs(): void {
  window.earlyActs = { changes: [] }
  const observer = new MutationObserver((changes) => window.earlyActs?.changes.push(...changes))
  observer.observe(document, { childList: true, subtree: true })
  const note = (type: 'click' | 'change', act: (target: Element, acts: EarlyActs) => void) =>
    window.addEventListener(
      type,
      ({ target }) => {
        if (window.earlyActs && target instanceof Element) act(target, window.earlyActs)
      },
      true,
    )
  note('click', (target, acts) => {
    const button = target.closest(scriptedButtons)
    if (!button) return
    acts.clicked?.removeAttribute('aria-busy')
    acts.clicked = button
    button.setAttribute('aria-busy', 'true')
  })
  note('change', (target, acts) => {
    if (target.matches(choices)) acts.changed = target
  })
}

/** The scripts did not come: nobody will do what was done too early. */
export function giveEarlyActsUp(): void {
  window.earlyActs?.clicked?.removeAttribute('aria-busy')
  window.earlyActs = undefined
}

/** Whether something was chosen in a form before scripts were at work; asked while they take the page over. */
export function wasChangedEarly(form: HTMLFormElement | null): boolean {
  const changed = window.earlyActs?.changed
  return form !== null && changed !== undefined && 'form' in changed && changed.form === form
}

/** Presses the button again that was pressed too early, now that scripts are at work. */
export function repeatEarlyClick(): void {
  const button = window.earlyActs?.clicked
  window.earlyActs = undefined
  if (!(button instanceof HTMLElement) || !button.isConnected) return
  button.removeAttribute('aria-busy')
  button.click()
}
