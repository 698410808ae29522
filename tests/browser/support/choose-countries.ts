import { expect, type Page } from './test.ts'

/**
 * Chooses two countries on an indicator's page, by their boxes.
 * @param show the words of the button
 */
export async function chooseMoroccoAndTunisia(page: Page, show: string): Promise<void> {
  await page.locator('.country-choice > summary').click()
  await page.locator('input[value="tn"]').check()
  await page.locator('input[value="ma"]').check()
  await page.getByRole('button', { name: show }).click()
  await expect(page).toHaveURL(/\?countries=(?:ma,tn|tn,ma)$/)
}
