import type { Page } from '@playwright/test'

/** Stops the page's clock; from here only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}
