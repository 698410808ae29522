import { defaultOrganization } from '../../starter/default-organization.ts'
import { addressIn } from '../../languages/address.ts'
import { formatYear } from '../../languages/format.ts'
import { languageList, languages } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { fa } from '../../languages/messages/fa.ts'
import { fr } from '../../languages/messages/fr.ts'
import { forms as formsAr } from '../../languages/messages/forms/ar.ts'
import { forms as formsEn } from '../../languages/messages/forms/en.ts'
import { accessibilityPage } from '../../starter/texts/pages/accessibility.ts'
import { privacyPage } from '../../starter/texts/pages/privacy.ts'
import { termsPage } from '../../starter/texts/pages/terms.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

const messages = { en, ar, fr, fa }
const messagesOfForms = { en: formsEn, ar: formsAr }

for (const { code, direction } of languageList) {
  test(`the footer’s four columns in ${languages[code].englishName}`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    const at = (path: string) => addressIn(code, path)
    const { footer, content } = messages[code]
    const { description, hubAddress, telephone, informationEmail, location, name } = defaultOrganization
    const { html } = await readPage(baseURL, at('/team'))
    const texts = (selector: string, attribute?: string) => textsIn(page, html, selector, attribute)
    const addressesIn = (column: string) => texts(`footer nav[aria-labelledby=${column}] a`, 'href')
    expect(await texts('html', 'dir')).toEqual([direction])
    expect(await texts('footer :is(h1, h2, h3, h4, h5, h6)')).toEqual([
      footer.explore,
      footer.resources,
      footer.contact,
    ])
    expect(await texts('.site-footer-brand')).toEqual([expect.stringContaining(description[code])])
    expect(await texts('.site-footer-rights')).toEqual([
      `© ${formatYear(2025, code)} ${name[code]}. ${footer.rights}`,
    ])
    expect(await addressesIn('footer-explore')).toEqual([
      at('/who-we-are'),
      at('/what-we-do'),
      hubAddress,
      at('/events'),
    ])
    expect(await addressesIn('footer-resources')).toEqual([
      at('/publications'),
      at('/data-tools'),
      at('/partners'),
      at('/media'),
      '/api/docs',
      '/sitemap.xml',
    ])
    for (const address of [hubAddress, '/sitemap.xml']) {
      const link = `footer a[href="${address}"]`
      expect(await texts(link, 'target')).toEqual(['_blank'])
      expect(await texts(link)).toEqual([expect.stringContaining(content.externalLink)])
    }
    expect(await texts(`footer a[href="tel:${telephone.replaceAll(' ', '')}"]`)).toEqual([telephone])
    expect(await texts(`footer a[href="mailto:${informationEmail}"]`)).toEqual([informationEmail])
    expect(await texts('.site-footer-contact dt')).toEqual([footer.phone, footer.email, footer.location])
    expect(await texts('.site-footer-contact')).toEqual([expect.stringContaining(location[code])])
    expect(await texts('footer a[hreflang][lang]')).toEqual(languageList.map(({ ownName }) => ownName))
    expect(await texts('footer a[hreflang][aria-current]', 'hreflang')).toEqual([code])
  })
}

test('the footer stands in four columns, two by two and one (en, ar)', async ({ sharedPage: page }) => {
  for (const code of ['en', 'ar'] as const) {
    await part(code, async () => {
      await page.goto(addressIn(code, '/team'))
      const columns = page.locator('.site-footer-columns')
      const count = () =>
        columns.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
      for (const [width, expected] of [
        [1440, 4],
        [1025, 4],
        [1024, 2],
        [481, 2],
        [480, 1],
        [320, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(count, `at ${width} px`).toBe(expected)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0)
      }
      // From 768 px the brand has a row of its own.
      await page.setViewportSize({ width: 769, height: 800 })
      const spans = () =>
        page.locator('.site-footer-brand').evaluate((element) => getComputedStyle(element).gridColumnEnd)
      await expect.poll(spans).toBe('auto')
      await page.setViewportSize({ width: 768, height: 800 })
      await expect.poll(spans).toBe('-1')
    })
  }
})

/** In the order of their addresses. */
const chosenPages = [accessibilityPage, privacyPage, termsPage]

test('every page links to the pages that editors chose, and forms to the one about privacy', async ({
  sharedPage: page,
}) => {
  await page.goto('/internship/apply')
  const chosen = page.locator('.site-footer-end > ul a')
  await expect(chosen).toHaveText(chosenPages.map(({ title }) => title.en))
  const opened = page.waitForEvent('popup')
  await page.locator('form').getByRole('link', { name: messagesOfForms.en.submission.privacy }).click()
  const privacy = await opened
  await expect(privacy).toHaveURL(/\/about\/privacy$/)
  await expect(privacy.locator('h1')).toHaveText(privacyPage.title.en)
  await privacy.locator('.site-footer-end > ul a').first().click()
  await expect(privacy.locator('h1')).toHaveText(accessibilityPage.title.en)
  await privacy.close()
})

test('the pages that editors chose, and the one about privacy, are linked and there in Arabic too', async ({
  sharedPage: page,
  baseURL,
}) => {
  const at = (path: string) => addressIn('ar', path)
  const { html } = await readPage(baseURL, at('/internship/apply'))
  const texts = (selector: string, attribute?: string) => textsIn(page, html, selector, attribute)
  const chosen = '.site-footer-end > ul a'
  expect(await texts(chosen)).toEqual(chosenPages.map(({ title }) => title.ar))
  expect(await texts(chosen, 'href')).toEqual(chosenPages.map(({ slug }) => at(`/${slug}`)))
  const ofForm = `form a[href="${at('/about/privacy')}"]`
  expect(await texts(ofForm)).toEqual([expect.stringContaining(messagesOfForms.ar.submission.privacy)])
  expect(await texts(ofForm, 'target')).toEqual(['_blank'])
  for (const { slug, title } of chosenPages) {
    const read = await readPage(baseURL, at(`/${slug}`))
    expect(await textsIn(page, read.html, 'h1'), slug).toEqual([title.ar])
  }
  for (const none of ['/about/nothing-of-the-kind', '/about/team'])
    for (const code of ['en', 'ar'] as const)
      expect((await readPage(baseURL, addressIn(code, none))).status, `${none} (${code})`).toBe(404)
})
