import type { CDPSession } from '@playwright/test'
import { administrator } from './staff.ts'
import { expect, test as base, waitingForScripts, type Page } from './test.ts'

interface Fixtures {
  /**
   * The administrator's back office in English, in a page that stays open for the next test: a form costs 2.3 s of a processor in
   * a new browser context, and 1.3 in a page that is there, whose scripts are loaded. Whoever a test signs in, in whichever
   * language, is gone with its end, and so is what the browser stored; the stock back office's complaints are not ours to
   * silence. For tests that need no options of their own but the size of the window, and add no scripts.
   */
  desk: Page
}

/** One in each worker; a test that fails ends its worker, and so the page. */
let shared:
  | { page: Page; browserSession: CDPSession; signedIn: Awaited<ReturnType<typeof cookiesOf>> }
  | undefined

/** The stock back office moves whatever the visitor's browser prefers, which costs a tenth of a form. */
function standStill(): void {
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important }',
  )
  document.adoptedStyleSheets = [still]
}

const cookiesOf = (page: Page) => page.context().cookies()

/** Tests that share a page of the back office. */
export const test = base.extend<Fixtures>({
  desk: async ({ browser, baseURL, viewport, contextOptions }, use) => {
    if (!shared) {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) })
      const page = waitingForScripts(await context.newPage())
      await page.addInitScript(standStill)
      await speak(page, 'en')
      await expect(await page.request.post('/cms-api/users/login', { data: administrator })).toBeOK()
      shared = { page, browserSession: await context.newCDPSession(page), signedIn: await cookiesOf(page) }
    }
    const { page, browserSession, signedIn } = shared
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    page.removeAllListeners('request')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.emulateMedia({ media: null, colorScheme: null })
    // No form of this test stands open any more, and says so to others who open its record.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.context().addCookies(signedIn)
    // Not by a script: the page shows nothing of the back office now.
    const origin = new URL(baseURL ?? '').origin
    await browserSession.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,session_storage',
    })
  },
})

/** The language of the back office from the next page on. */
export const speak = (page: Page, language: 'en' | 'ar') =>
  page
    .context()
    .addCookies([
      { name: 'payload-lng', value: language, url: new URL(process.env.PRODUCT_URL ?? '').origin },
    ])
