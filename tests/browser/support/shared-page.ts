import type { CDPSession } from '@playwright/test'
import { noteComplaints, test as base, waitingForScripts, type Page } from './test.ts'

interface Fixtures {
  /**
   * A page that stays open for the next test, which spares the start of a process: two thirds of what a page costs. It stands
   * anywhere at first, and nothing is stored, but files may have been loaded before: a picture that is there in a larger size
   * is not loaded in a smaller one, and Chromium complains when that was preloaded. For tests that neither stop the clock nor
   * add scripts nor go on while they see pages as printed. Tests without scripts, of what happens before these are at work, with
   * a finger, or with headers of their own share one of each kind.
   */
  sharedPage: Page
  /** Whether going somewhere ends only when scripts are at work, where they run. */
  isWaitedFor: boolean
}

/** One of each kind in each worker; a test that fails ends its worker, and so the pages. */
const shared = new Map<string, { page: Page; session: CDPSession }>()

/** Tests of which many share a page. */
export const test = base.extend<Fixtures>({
  isWaitedFor: [true, { option: true }],
  sharedPage: async (
    {
      browser,
      baseURL,
      viewport,
      contextOptions,
      colorScheme,
      javaScriptEnabled,
      hasTouch,
      extraHTTPHeaders,
      isWaitedFor,
      complaints,
    },
    use,
  ) => {
    const kind = JSON.stringify([javaScriptEnabled, hasTouch, extraHTTPHeaders, isWaitedFor])
    const open = async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) })
      const opened = await context.newPage()
      const page = javaScriptEnabled && isWaitedFor ? waitingForScripts(opened) : opened
      return { page, session: await context.newCDPSession(page) }
    }
    const { page, session } = shared.get(kind) ?? (await open())
    shared.set(kind, { page, session })
    if (viewport) await page.setViewportSize(viewport)
    const { reducedMotion, forcedColors } = contextOptions
    await page.emulateMedia({ reducedMotion, forcedColors, colorScheme })
    const stop = noteComplaints(page, complaints)
    await use(page)
    stop()
    await page.unrouteAll()
    // No motion, which an open page would go on with.
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
    await page.mouse.move(0, 0)
    await page.context().clearPermissions()
    await page.context().clearCookies()
    // Not by a script: the test may have left the page on its way to another.
    const origin = new URL(baseURL ?? '').origin
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    const clearTab = () =>
      session.send('DOMStorage.clear', { storageId: { securityOrigin: origin, isLocalStorage: false } })
    // What a tab stores is reached only from a page of the site: a file shown alone has an origin of its own.
    await clearTab().catch(async () => {
      await page.goto(`${origin}/robots.txt`)
      await clearTab()
    })
  },
})
