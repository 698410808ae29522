import { expectNoFindingsOf } from './support/axe.ts'
import { speak, test } from './support/desk.ts'
import { expect, type Page } from './support/test.ts'

/** What somebody who hears a page needs to know what each control does, and where the page itself begins. */
const rules = [
  ...['aria-command-name', 'aria-hidden-focus', 'aria-input-field-name', 'button-name', 'label', 'link-name'],
  ...['list', 'landmark-one-main', 'landmark-no-duplicate-main', 'page-has-heading-one', 'color-contrast'],
]

/** Each with controls by which one sees that its scripts work, as their names say what they are about. */
const pages = {
  en: [
    ['/admin', 'Dashboard', 'Back office', 'Add new: \u2068News\u2069'],
    ['/admin/link-check', 'Links and pictures', 'Links and pictures'],
    ['/admin/collections/news', 'News', 'Select all', 'Sort in ascending order: \u2068Title\u2069'],
    ['/admin/collections/news/1', 'Editing', 'Clear: \u2068Date\u2069', 'Add new: \u2068Topics\u2069'],
    ['/admin/collections/tenders/1', 'Editing', 'Clear: \u2068Deadline\u2069'],
  ],
  ar: [
    ['/admin', 'لوحة', 'لوحة الإدارة'],
    ['/admin/collections/news/1', 'جارٍ التعديل', 'مسح: \u2068التاريخ\u2069'],
  ],
} as const
const called = { en: 'Back office', ar: 'لوحة الإدارة' }
const schemes = { en: 'light', ar: 'dark' } as const

/** Rows of a list whose box names another record than the row. */
const wronglyNamed = (rows: Element[]) =>
  rows
    .filter((row) => {
      const title = row.querySelector('a')?.textContent.trim()
      return !title || row.querySelector('input')?.ariaLabel !== `Select: \u2068${title}\u2069`
    })
    .map(({ textContent }) => textContent)

/** On each page of a list, the box of a row names its record. */
async function expectBoxesNamed(page: Page): Promise<void> {
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.evaluateAll(wronglyNamed)).toEqual([])
  const first = await rows.first().getByRole('link').textContent()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows.first().getByRole('link')).not.toHaveText(first ?? '')
  await expect.poll(() => rows.evaluateAll(wronglyNamed)).toEqual([])
}

for (const language of ['en', 'ar'] as const)
  test(`every control of the back office has a name, and every page a title of its own (${language})`, async ({
    desk: page,
  }) => {
    await speak(page, language)
    await page.emulateMedia({ colorScheme: schemes[language] })
    for (const [address, title, ...names] of pages[language]) {
      await page.goto(address)
      await expect(page).toHaveTitle(new RegExp(`^(?!Payload).*${title}.* – ${called[language]}$`))
      for (const name of names) {
        const named = page.getByRole('button', { name }).or(page.getByLabel(name))
        await expect(named.or(page.getByRole('heading', { level: 1, name })).first()).toBeAttached()
      }
      await expect(page.locator('[aria-label*="[object Object]"]')).toHaveCount(0)
      await expectNoFindingsOf(page, rules, address)
      // What nobody can choose, nobody can empty.
      await expect(page.locator('.read-only .date-time-picker__clear-button:visible')).toHaveCount(0)
      if (language === 'en' && address === '/admin/collections/news')
        await test.step('on each page of a list, the box of a row names its record', () =>
          expectBoxesNamed(page))
    }
  })
