import { desktop } from '../../../ui/styles/breakpoints.ts'

/**
 * What scripts add to the drawer, a modal dialog that current browsers open and close by themselves: opening and closing
 * in older browsers too, holding the focus, and closing when a link or a language is chosen or the window grows
 * (specification, section 2.2). The dialog gives the focus back to the hamburger.
 */
export function controlDrawer(dialog: HTMLDialogElement): { detach: () => void } {
  const listening = new AbortController()
  const { signal } = listening
  const close = () => dialog.close()

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      const opener = target.closest<HTMLElement>(`[commandfor="${dialog.id}"][command="show-modal"]`)
      if (opener === null) return
      event.preventDefault()
      // Some browsers do not focus a button that is clicked, and then have nothing to give the focus back to.
      opener.focus()
      if (!dialog.open) dialog.showModal()
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      // A click on the dialog itself is one beside its content: for browsers that do not know `closedby`.
      if (target !== dialog && !target.closest('a, [command="close"]')) return
      if (target.closest('button')) event.preventDefault()
      close()
    },
    { signal },
  )
  dialog.addEventListener('keydown', (event) => holdFocus(dialog, event), { signal })
  dialog.addEventListener('close', () => showAsAtFirst(dialog), { signal })
  // Wider windows show the entries in the header (specification, section 9: breakpoints).
  const wide = window.matchMedia(desktop)
  wide.addEventListener('change', () => wide.matches && close(), { signal })

  return { detach: () => listening.abort() }
}

/** Each opening begins with the same section open, whatever was open the last time. */
function showAsAtFirst(dialog: HTMLDialogElement): void {
  for (const details of dialog.querySelectorAll('details')) details.open = 'current' in details.dataset
}

/**
 * Leads Tab from the dialog's last stop to its first and back. A modal dialog keeps the focus off the page by itself,
 * but not off the browser's own controls.
 */
function holdFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, summary')]
  const [first, last] = [stops[0], stops.at(-1)]
  const { activeElement } = document
  const leaves = event.shiftKey ? activeElement === first || activeElement === dialog : activeElement === last
  if (!leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
