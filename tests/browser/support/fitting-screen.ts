import { expect, type Page } from '@playwright/test'

/** The back office is no wider than the screen, once Payload's menu has closed, which it does a moment after the page came. */
export async function expectFittingScreen(page: Page, address?: string): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, { message: address }).toBeLessThanOrEqual(0)
}
