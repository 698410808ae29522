import type { CDPSession } from '@playwright/test'
import { noteComplaints, test as base, waitingForScripts, type Page } from './test.ts'

interface Fixtures {
  /**
   * A page that stays open for the next test, which spares the start of a process: two thirds of what a page costs. It stands
   * anywhere at first, and nothing is stored, but files may have been loaded before. For tests that need no options of
   * their own but the size of the window, and neither stop the clock nor add scripts nor go on while they see pages as printed.
   */
  sharedPage: Page
}

/** One in each worker; a test that fails ends its worker, and so the page. */
let shared: { page: Page; session: CDPSession } | undefined

/** Tests of which many share a page. */
export const test = base.extend<Fixtures>({
  sharedPage: async ({ browser, baseURL, viewport, contextOptions, complaints }, use) => {
    if (!shared) {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) })
      const page = waitingForScripts(await context.newPage())
      shared = { page, session: await context.newCDPSession(page) }
    }
    const { page, session } = shared
    if (viewport) await page.setViewportSize(viewport)
    const stop = noteComplaints(page, complaints)
    await use(page)
    stop()
    await page.unrouteAll()
    await page.emulateMedia({ media: null, colorScheme: null })
    await page.context().clearPermissions()
    await page.context().clearCookies()
    // Not by a script: the test may have left the page on its way to another.
    const origin = new URL(baseURL ?? '').origin
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  },
})
