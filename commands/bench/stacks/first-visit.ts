import { devices, type Browser } from '@playwright/test'
import { watchPageLoads, type Load } from '../page-loads.ts'

/** Milliseconds; a busy machine takes long to make pictures in another format. */
const patience = 180_000

/** What a phone that has never been here loads of a page before its visitor acts. */
export async function firstVisit(browser: Browser, address: string): Promise<Load[]> {
  const context = await browser.newContext(devices['Pixel 7'])
  const page = await context.newPage()
  const loads = await watchPageLoads(page)
  await page.goto(address, { timeout: patience })
  const first = await loads.untilQuiet()
  await context.close()
  return first
}
