import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Presses the button that publishes until it asks. Payload's button takes no click while a draft saves itself, and may begin to
 * between being found and being clicked.
 * @param dialog in which it asks
 */
export async function askToPublish(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.locator('#action-save').click({ timeout: 10_000 })
    await expect(dialog).toBeVisible({ timeout: 10_000 })
  }).toPass()
}
