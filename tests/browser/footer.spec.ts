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
import { expect, test, type Page } from './support/test.ts'

const messages = { en, ar, fr, fa }
const messagesOfForms = { en: formsEn, ar: formsAr }

function addresses(page: Page, column: string) {
  return page
    .locator(`footer nav[aria-labelledby=${column}] a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

for (const { code, direction } of languageList) {
  test(`the footer’s four columns in ${languages[code].englishName}`, async ({ page }) => {
    const at = (path: string) => addressIn(code, path)
    const { footer, content } = messages[code]
    const { description, hubAddress, telephone, informationEmail, location, name } = defaultOrganization
    await page.goto(at('/team'))
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    const element = page.locator('footer')
    await expect(element.getByRole('heading')).toHaveText([footer.explore, footer.resources, footer.contact])
    await expect(page.locator('.site-footer-brand')).toContainText(description[code])
    await expect(page.locator('.site-footer-rights')).toHaveText(
      `© ${formatYear(2025, code)} ${name[code]}. ${footer.rights}`,
    )
    expect(await addresses(page, 'footer-explore')).toEqual([
      at('/who-we-are'),
      at('/what-we-do'),
      hubAddress,
      at('/events'),
    ])
    expect(await addresses(page, 'footer-resources')).toEqual([
      at('/publications'),
      at('/data-tools'),
      at('/partners'),
      at('/media'),
      '/api/docs',
      '/sitemap.xml',
    ])
    for (const address of [hubAddress, '/sitemap.xml']) {
      const link = element.locator(`a[href="${address}"]`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toContainText(content.externalLink)
    }
    await expect(element.locator(`a[href="tel:${telephone.replaceAll(' ', '')}"]`)).toHaveText(telephone)
    await expect(element.locator(`a[href="mailto:${informationEmail}"]`)).toHaveText(informationEmail)
    await expect(page.locator('.site-footer-contact dt')).toHaveText([
      footer.phone,
      footer.email,
      footer.location,
    ])
    await expect(page.locator('.site-footer-contact')).toContainText(location[code])
    await expect(element.locator('a[hreflang][lang]')).toHaveText(languageList.map(({ ownName }) => ownName))
    await expect(element.locator('a[hreflang][aria-current]')).toHaveAttribute('hreflang', code)
  })
}

for (const code of ['en', 'ar'] as const) {
  test(`the footer stands in four columns, two by two and one (${code})`, async ({ page }) => {
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

for (const code of ['en', 'ar'] as const) {
  test(`every page links to the pages that editors chose, and forms to the one about privacy (${code})`, async ({
    page,
  }) => {
    await page.goto(addressIn(code, '/internship/apply'))
    const chosen = page.locator('.site-footer-end > ul a')
    await expect(chosen).toHaveText([accessibilityPage.title[code], privacyPage.title[code]])
    const opened = page.waitForEvent('popup')
    await page.locator('form').getByRole('link', { name: messagesOfForms[code].submission.privacy }).click()
    const privacy = await opened
    await expect(privacy).toHaveURL(new RegExp(`${addressIn(code, '/about/privacy')}$`))
    await expect(privacy.locator('h1')).toHaveText(privacyPage.title[code])
    await privacy.locator('.site-footer-end > ul a').first().click()
    await expect(privacy.locator('h1')).toHaveText(accessibilityPage.title[code])
    for (const none of ['/about/nothing-of-the-kind', '/about/team']) {
      expect((await page.request.get(addressIn(code, none))).status(), none).toBe(404)
    }
  })
}
