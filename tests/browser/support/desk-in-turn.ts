import type { Browser, Cookie, Page } from '@playwright/test'
import type { Language } from '../../../languages/languages.ts'
import { expect } from './test.ts'

interface Person {
  email: string
  password: string
  language: Language
  /** Of the window, in pixels. */
  width: number
}

/**
 * The back office of a product of one's own, in one page in which one person works after the other, each in their own session: who
 * somebody is turns on that alone, and a browser for each of them would load all scripts again. What the page shows is of the
 * person before, until the test goes somewhere.
 */
export function deskInTurn(url: () => string): (browser: Browser, person: Person) => Promise<Page> {
  let shared: Page | undefined
  const sessions = new Map<string, Cookie[]>()

  return async (browser, { email, password, language, width }) => {
    shared ??= await (await browser.newContext({ baseURL: url() })).newPage()
    const page = shared
    const context = page.context()
    await page.setViewportSize({ width, height: 800 })
    await context.clearCookies()
    const session = sessions.get(email)
    if (session) await context.addCookies(session)
    else {
      const data = { email, password }
      expect((await page.request.post('/cms-api/users/login', { data })).status()).toBe(200)
      sessions.set(email, await context.cookies())
    }
    await context.addCookies([{ name: 'payload-lng', value: language, url: url() }])
    return page
  }
}
