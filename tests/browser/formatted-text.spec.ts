import { publishAllTheSame } from './support/ask-to-publish.ts'
import { expectNoFindings } from './support/axe.ts'
import { test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { expect, noteComplaints } from './support/test.ts'

test('a table and a picture put into a text in the back office are what visitors see', async ({
  desk: page,
  complaints,
}) => {
  const title = `Written at ${Date.now()}`
  await page.goto('/admin/collections/news/create?locale=en')
  await expectFormReady(page)
  await expectFittingScreen(page)
  await page.locator('#field-title').fill(title)
  const date = page.locator('#field-date input')
  // So long ago that no list of the newest shows it.
  await date.fill('1 Nov 2001, 12:00')
  await date.press('Escape')

  const text = page.locator('[data-field-path=body] [contenteditable=true]').first()
  const insert = async (what: string) => {
    await page.keyboard.press('Enter')
    await page.keyboard.type(`/${what}`)
    await page.locator('.slash-menu-popup').getByRole('option').first().click()
  }
  await text.click()
  await page.keyboard.type('Before the table.')
  await insert('table')
  await page.locator('dialog[open] form button[type=submit]').click()
  await expect(text.locator('table')).toBeVisible()
  await text.locator('th').first().click()
  await page.keyboard.type('Wells')
  await text.locator('p', { hasText: 'Before the table.' }).click()
  await page.keyboard.press('End')
  await insert('upload')
  await page.locator('dialog[open] tbody .cell-filename button').first().click()
  await expect(text.locator('[data-lexical-decorator=true]').first()).toBeVisible()

  await publishAllTheSame(page)
  const id = /news\/(\d+)/.exec(page.url())?.[1]
  const stop = noteComplaints(page, complaints)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(async () => {
    expect((await page.goto(`/news/${id}`))?.status()).toBe(200)
  }).toPass({ intervals: [50] })
  const prose = page.locator('.prose')
  await expect(prose.getByText('Before the table.')).toBeVisible()
  await expect(prose.getByRole('columnheader', { name: 'Wells' })).toBeVisible()
  await prose.locator('img').scrollIntoViewIfNeeded()
  await expect
    .poll(() => prose.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(prose.locator('img')).toHaveAttribute('alt', /\w/)
  await expect(prose.locator('img')).toHaveAttribute('src', /^\/files\/media\//)
  // A table of five columns is moved sideways by itself; the page is not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoFindings(page, 'news with a table and a picture')
  stop()
})
