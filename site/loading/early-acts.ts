/** What a visitor did that only scripts can answer, before they were at work. The line in the page's head notes it. */
interface EarlyActs {
  /** The last button that was pressed. */
  clicked?: HTMLElement
  /** The last field in which something was chosen. */
  changed?: HTMLElement
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

/**
 * Notes early acts, as a script of the page's head that runs before anything can be acted on; `giveEarlyActsUp` is for
 * the rest of that script.
 */
export const noteEarlyActs = [
  `const early=self.earlyActs={};`,
  `addEventListener('click',({target})=>{const button=target.closest?.('${scriptedButtons}');`,
  `if(button&&self.earlyActs){early.clicked?.removeAttribute('aria-busy');early.clicked=button;button.setAttribute('aria-busy','true')}},true);`,
  // The scripts did not come: nobody is at work on it.
  `const giveEarlyActsUp=()=>early.clicked?.removeAttribute('aria-busy');`,
  `addEventListener('change',({target})=>{if(self.earlyActs&&target.matches('${choices}'))early.changed=target},true);`,
].join('')

/** Whether something was chosen in a form before scripts were at work; asked while they take the page over. */
export function wasChangedEarly(form: HTMLFormElement | null): boolean {
  const changed = window.earlyActs?.changed
  return form !== null && changed !== undefined && 'form' in changed && changed.form === form
}

/** Presses the button again that was pressed too early, now that scripts are at work. */
export function repeatEarlyClick(): void {
  const button = window.earlyActs?.clicked
  window.earlyActs = undefined
  if (!button?.isConnected) return
  button.removeAttribute('aria-busy')
  button.click()
}
