import { addressIn } from '../../languages/address.ts'
import { test } from './support/shared-page.ts'
import { expect, expectScriptsAtWork, type Page } from './support/test.ts'
import { ar, en } from './support/words.ts'

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first()

/** A page that stays open while the connection breaks, or the site is upgraded. */
for (const language of ['en', 'ar'] as const) {
  const news = addressIn(language, '/news')
  const projects = addressIn(language, '/projects')

  test(`a click that needs scripts of a former release leads where it should (${language})`, async ({
    sharedPage: page,
    complaints,
  }) => {
    await page.goto(news)
    await page.route('**/assets/*.js', (route) =>
      page.url().endsWith(news) ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await link(page, projects).dispatchEvent('click')
    await expect(page).toHaveURL(projects)
    await expectScriptsAtWork(page)
    complaints.length = 0
  })

  test(`data of another release are not taken for those of this one (${language})`, async ({
    sharedPage: page,
    complaints,
  }) => {
    await page.goto(news)
    await page.route(/\/projects\.data(\?|$)/, async (route) =>
      route.fulfill({ response: await page.request.get(`${news}.data`) }),
    )
    await link(page, projects).dispatchEvent('click')
    await expect(page).toHaveURL(projects)
    await expect(page.locator('main .card, main .record-row').first()).toBeVisible()
    await expectScriptsAtWork(page)
    complaints.length = 0
  })
}

// What fails is the same in every language: one page is asked for in English, and one in Arabic.
for (const { what, language, followed, words } of [
  { what: 'the page on which its visitor is', language: 'en', followed: '/news', words: en },
  { what: 'another page', language: 'ar', followed: '/projects', words: ar },
] as const) {
  test(`without a connection the browser says so of ${what}, and not the site that it failed (${language})`, async ({
    page,
    context,
    complaints,
  }) => {
    const news = addressIn(language, '/news')
    const path = addressIn(language, followed)
    await page.goto(news)
    await context.setOffline(true)
    await link(page, path).dispatchEvent('click')
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
    await context.setOffline(false)
    await page.reload()
    await expect(page).toHaveURL(path)
    if (path !== news) {
      await page.goBack()
      await expect(page).toHaveURL(news)
    }
    await expect(page.locator('h1')).not.toHaveText(words.failure.title)
    complaints.length = 0
  })
}

test('home, which is shown while it loads, does not say either that the site failed', async ({
  sharedPage: page,
  complaints,
}) => {
  await page.goto('/news')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise
    await route.abort('internetdisconnected')
  })
  await link(page, '/').dispatchEvent('click')
  await expect(page.locator('.home-about-loading')).toBeVisible()
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.abort('internetdisconnected'),
  )
  resolve()
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  complaints.length = 0
})
