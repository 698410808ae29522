import { giveEarlyActsUp } from './early-acts.ts'

/** Milliseconds for which scripts wait for the page's own files after the first paint, and for that after the files. */
const longestWait = 2000

/** Where `hold-start.ts` put the addresses of the modules with which the page starts. */
export const heldModules = 'data-modules'

/**
 * A page is complete without scripts: what they add waits until the page's own files have come and something of it is
 * painted, so that scripts neither take the line from its styles, letters and first picture nor run before them. In a
 * tab that nobody sees nothing is painted; a browser that hides what could tell its user from others reports no paint.
 *
 * Until then `data-laying-out` at the root lets parts of the page wait (`site/ui/deferred-layout`). They are laid out
 * each in a task of its own, and all before the first script runs: nothing jumps afterwards.
 */
export function startAfterFirstPaint(): void {
  const { dataset } = document.documentElement
  dataset.layingOut = ''
  document.addEventListener('DOMContentLoaded', () => {
    const held = document.querySelector(`script[${heldModules}]`)
    const parts = document.querySelectorAll<HTMLElement>('.deferred-layout')
    let isStarted = false
    const start = async () => {
      if (isStarted) return
      isStarted = true
      for (const href of held?.getAttribute(heldModules)?.split(' ') ?? [])
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      for (const part of parts) {
        part.style.contentVisibility = 'visible'
        part.getBoundingClientRect()
        await ownTask()
      }
      delete dataset.layingOut
      for (const { style } of parts) style.contentVisibility = ''
      if (!held) return
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        text: held.textContent,
      })
      script.addEventListener('error', giveEarlyActsUp)
      document.head.append(script)
    }
    let isPainted = false
    let isLoaded = false
    const startWhenShown = () => {
      if (isLoaded && (isPainted || document.hidden)) void start()
      else setTimeout(() => void start(), longestWait)
    }
    window.addEventListener('load', () => {
      isLoaded = true
      startWhenShown()
    })
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      isPainted = true
      startWhenShown()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** The rest goes on in a task of its own; unlike a timer's, it comes when a test's clock stands still. */
function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
