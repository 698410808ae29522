import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'

interface Fixtures {
  /** What the browser complained about while the test ran. A test fails for what is left in it at its end. */
  complaints: string[]
}

/**
 * Playwright's test, at the product's address, failing on any complaint in the browser's console. A test that names no
 * page opens none.
 * Where scripts run, going to a page, reading it again and going back end when they are at work: before that, buttons are
 * only drawings and a link reads a whole page.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    const url = process.env.PRODUCT_URL
    if (!url) throw new Error('The product was not started')
    await use(url)
  },
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'the console is silent').toEqual([])
  },
  page: async ({ page, javaScriptEnabled, complaints }, use) => {
    noteComplaints(page, complaints)
    await use(javaScriptEnabled ? waitingForScripts(page) : page)
  },
})

/**
 * Adds what the browser complains about on a page to a list; for pages that a test opens by itself.
 * @returns what ends it
 */
export function noteComplaints(page: Page, complaints: string[]): () => void {
  const noteMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  }
  const noteError = (error: Error) => complaints.push(`${page.url()}: ${String(error)}`)
  page.on('console', noteMessage)
  page.on('pageerror', noteError)
  return () => {
    page.off('console', noteMessage)
    page.off('pageerror', noteError)
  }
}

/** The same page, of which going somewhere ends when scripts are at work; for pages that a test opens by itself. */
export function waitingForScripts(page: Page): Page {
  page.goto = followedBy(page.goto.bind(page), () => untilScriptsWork(page))
  page.reload = followedBy(page.reload.bind(page), () => untilScriptsWork(page))
  page.goBack = followedBy(page.goBack.bind(page), () => untilScriptsWork(page))
  return page
}

/** The same function, ended only when `wait` has ended too. */
function followedBy<Given extends unknown[], Answer>(
  act: (...given: Given) => Promise<Answer>,
  wait: () => Promise<void>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    const answer = await act(...given)
    await wait()
    return answer
  }
}

/** The region of toasts is shown by the page's first effects; a page without it is not one of the site's. */
const beforeScripts = '.toasts:not(:popover-open)'

/**
 * The page tells by itself when scripts are at work: for a locator or `waitForFunction` Playwright loads all of its
 * selectors into each document, an eighth of what a page costs.
 */
async function untilScriptsWork(page: Page): Promise<void> {
  const said = page.evaluate(async (selector) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => {
      if (!document.querySelector(selector)) resolve()
    }
    document.addEventListener('toggle', look, true)
    look()
    await promise
    document.removeEventListener('toggle', look, true)
  }, beforeScripts)
  const hasSaid = said.then(
    () => true,
    () => false,
  )
  // A page that leads on is gone before it answers, and one whose scripts fail never does: a locator has a limit, and says so.
  if (await Promise.race([hasSaid, setTimeout(10_000, false, { ref: false })])) return
  await page.locator(beforeScripts).waitFor({ state: 'detached' })
}

/** Scripts are at work, whatever brought them. */
export const expectScriptsAtWork = (page: Page) => expect(page.locator('.toasts:popover-open')).toBeAttached()

/** Without it no script of the site runs. */
export const neededFile = '**/assets/react-*.js'

/** Holds back what a page asks for at an address, until the function that it gives is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export { expect, type Page }
