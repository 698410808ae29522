import { expect, type Page } from '@playwright/test'

/** Waits until a record's form in the back office takes what is typed and pressed: before, choices do not open. */
export async function expectFormReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
}
