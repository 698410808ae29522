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

/** Publishes what is written in one language alone. */
export async function publishAllTheSame(page: Page): Promise<void> {
  const dialog = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Publish all the same' }) })
  await askToPublish(page, dialog)
  await dialog.getByRole('button', { name: 'Publish all the same' }).click()
  await expect(page.locator('.status__value')).toHaveText('Published')
}
