import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { expectNoFindings } from './support/axe.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

const languages = [
  { language: 'en', messages: en },
  { language: 'ar', messages: ar },
] as const

for (const { language, messages } of languages) {
  const { reading } = messages.sections

  test(`text size, contrast and rest are chosen in the footer and stay chosen (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/projects/nexus-atlas'))
    const tools = page.getByRole('region', { name: reading.label, exact: true })
    const button = (name: string) => tools.getByRole('button', { name, exact: true })
    await expect(button(reading.sizes.normal)).toHaveAttribute('aria-pressed', 'true')
    const quiet = page.locator('.article-fact-list dt').first()
    const usualColour = await quiet.evaluate((element) => getComputedStyle(element).color)

    await button(reading.sizes.larger).click()
    await button(reading.contrast).click()
    await button(reading.calm).click()
    await expect(page.locator('html')).toHaveCSS('font-size', '20.8px')
    await expect(quiet).not.toHaveCSS('color', usualColour)
    await expect(page.locator('.card').first()).toHaveCSS('transition-duration', '0s')
    // Structure, names and colours are the same in every language.
    if (language === 'en') {
      // Under the header that stays, targets would be cut off.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expectNoFindings(page, 'large letters, more contrast')
    }

    await page.goto(addressIn(language, '/'))
    await expect(page.locator('html')).toHaveCSS('font-size', '20.8px')
    await expect(button(reading.sizes.larger)).toHaveAttribute('aria-pressed', 'true')
    await expect(button(reading.sizes.normal)).toHaveAttribute('aria-pressed', 'false')
    // What moves by itself waits to be started.
    await expect(
      page.getByRole('button', { name: messages.home.carousel.play, exact: true }).first(),
    ).toBeVisible()

    await button(reading.sizes.normal).click()
    await button(reading.contrast).click()
    await button(reading.calm).click()
    await expect(page.locator('html')).toHaveCSS('font-size', '16px')
    await expect(page.locator('html')).not.toHaveAttribute('data-contrast')
    expect(await page.evaluate(() => localStorage.getItem('iwen-reading'))).toBe('')
  })
}

test('the choice stands before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('iwen-reading', 'textSize:large bogus:x')
    new MutationObserver((_changes, observer) => {
      // Nothing is painted without a body.
      if (document.querySelector('body') === null) return
      document.documentElement.dataset.sizeAtFirst = document.documentElement.dataset.textSize ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/team')
  await expect(page.locator('html')).toHaveAttribute('data-size-at-first', 'large')
  await expect(page.locator('html')).toHaveCSS('font-size', '18.4px')
  await expect(page.locator('html')).not.toHaveAttribute('data-bogus')
})

const pagesOfEachMake = ['/', '/who-we-are', '/projects', '/projects/nexus-atlas', '/media', '/members']

/** A phone, a screen zoomed to 200 %, the narrowest desktop, a desktop. */
const widths = [390, 720, 1025, 1440]

// English, in shorter words than French, and Arabic are laid out in these letters in `text-size.spec.ts`.
test('very large letters fit every window (fr)', async ({ sharedPage: page }) => {
  for (const path of pagesOfEachMake) {
    await page.goto(addressIn('fr', path))
    // As the reading tools write it, and find it again before anything is painted.
    const letters = await page.evaluate(() => {
      document.documentElement.dataset.textSize = 'larger'
      return getComputedStyle(document.documentElement).fontSize
    })
    expect(letters, path).toBe('20.8px')
    for (const width of widths) {
      await resize(page, { width, height: 800 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(beyond, `${path}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tools, which need them, are not shown', async ({ sharedPage: page }) => {
    await page.goto('/team')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('.reading-tools')).toBeHidden()
  })
})
