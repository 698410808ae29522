import type { HomeData } from './load-home.ts'

/** A home page whose content is still on its way. */
export interface ComingHome {
  coming: Promise<HomeData>
}

/** Milliseconds for which the page before stays: a quick answer shows the page at once, without placeholders first. */
const patience = 200

/** What comes soon is given whole; else the page is shown meanwhile as it is while it loads. */
export async function soonOrComing(coming: Promise<HomeData>): Promise<HomeData | ComingHome> {
  // The page shows a failure where it shows the content. Whoever has left it by then needs none.
  coming.catch(() => undefined)
  const { promise: late, resolve } = Promise.withResolvers<ComingHome>()
  const timer = setTimeout(() => resolve({ coming }), patience)
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}

let shown = 0

/** Called while the home page is on the screen; the function that it gives, when it is no more. */
export function noteHomeShown(): () => void {
  shown += 1
  return () => {
    shown -= 1
  }
}

/** Whether the home page stands on the screen, so that what is asked for again takes its place when it has come. */
export function isHomeShown(): boolean {
  return shown > 0
}
