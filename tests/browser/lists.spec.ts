import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { expectNoFindingsBesideTheFrame } from './support/axe.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const languages = [
  { language: 'en', messages: en },
  { language: 'ar', messages: ar },
] as const

/** Each list, its address on the API, and a filter that leaves some of its records. */
const lists = [
  ['/projects', '/api/projects', 'topic=desalination'],
  ['/events', '/api/events', 'time=past&sort=date'],
  ['/news', '/api/news', 'country=oman'],
  ['/stories', '/api/stories', 'q=water'],
  ['/publications', '/api/publications', 'file-language=fr'],
  ['/vacancies', '/api/vacancies', 'status=open'],
  ['/tenders', '/api/tenders', 'category=services'],
  ['/gallery', '/api/culture-gallery-images', 'q=water'],
  ['/laboratories', '/api/laboratories', 'country=jordan'],
] as const

const queryOf = (page: Page) => new URL(page.url()).search

/** The last part of the address of each card or row. */
function slugsOf(page: Page): Promise<string[]> {
  return page
    .locator('.filtered-list :is(.card-title, .record-row-title) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
}

for (const { language, messages } of languages) {
  const { lists: words, publication } = messages
  const address = addressIn(language, '/publications')

  test.describe(`lists (${language})`, () => {
    test('act at once, keep the focus, and have one address for each state', async ({ sharedPage: page }) => {
      await page.goto(address)
      const status = page.locator('main .filtered-list-count')
      await expect(status).toHaveAttribute('role', 'status')
      const form = page.getByRole('search', { name: words.form })
      const whole = await status.textContent()

      const option = form.getByRole('radio', { name: 'Français' })
      const count = await option.locator('xpath=..').locator('.list-filters-count').textContent()
      await option.check()
      await expect(page).toHaveURL(`${address}?file-language=fr`)
      await expect(page.locator('.filtered-list .card')).toHaveCount(Number(count))
      await expect(status).not.toHaveText(whole ?? '')
      await expect(option).toBeFocused()

      const kind = form.getByRole('combobox', { name: words.filters.kind })
      await kind.focus()
      await kind.selectOption('report')
      await expect(page).toHaveURL(`${address}?kind=report&file-language=fr`)
      await expect(kind).toBeFocused()
      await page.getByRole('combobox', { name: words.sortBy }).selectOption('date')
      await expect(page).toHaveURL(`${address}?kind=report&file-language=fr&sort=date`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${address}\\?kind=report&file-language=fr&sort=date$`),
      )
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      // Structure and names are the same in every language.
      if (language === 'en') await expectNoFindingsBesideTheFrame(page, `${address}, filtered`)

      const shared = await slugsOf(page)
      await page.reload()
      expect(await slugsOf(page)).toEqual(shared)

      const chip = page.getByRole('link', {
        name: new RegExp(`${words.filters.kind}.*${publication.kind.report}`),
      })
      await chip.click()
      await expect(page).toHaveURL(`${address}?file-language=fr&sort=date`)
      await expect(status).toBeFocused()
      await expect(kind).toHaveValue('')
      await page.goBack()
      await expect(kind).toHaveValue('report')
      await page.getByRole('link', { name: words.clearAll }).click()
      await expect(page).toHaveURL(address)
      await expect(status).toHaveText(whole ?? '')
    })

    test('are used by keyboard alone, and searched words are hidden from search engines', async ({
      sharedPage: page,
    }) => {
      await page.goto(address)
      const field = page.getByRole('searchbox', { name: words.words })
      await field.focus()
      await page.keyboard.type(language === 'ar' ? 'المياه' : 'water')
      expect(queryOf(page), 'words wait for Enter').toBe('')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?q=/)
      await expect(field).toBeFocused()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await page.getByRole('radio', { name: words.all }).first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/\?q=[^&]+&topic=[a-z-]+$/)
      await expect(page.locator('input[name=topic]:checked')).toBeFocused()
    })

    test('say which filter to drop where nothing is left', async ({ sharedPage: page }) => {
      await page.goto(`${address}?q=qqqzzz&file-language=fr`)
      await expect(page.getByText(words.nothing)).toBeVisible()
      if (language === 'en') await expectNoFindingsBesideTheFrame(page, `${address}, nothing left`)
      const helping = page.locator('.empty-state').getByRole('link')
      await expect(helping).toHaveCount(2)
      await helping.first().click()
      await expect(page).toHaveURL(`${address}?file-language=fr`)
      await expect(page.locator('.filtered-list .card').first()).toBeVisible()
      await expect(page.locator('main .filtered-list-count')).toBeFocused()
    })

    test('ignore what makes no sense', async ({ baseURL }) => {
      const { html } = await readPage(baseURL, `${address}?file-language=xx&topic=none&year=26&sort=title`)
      expect(html).toContain('"filtered-list-count')
      expect(html).not.toContain('active-filters')
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}"`))
    })
  })

  test.describe(`lists without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false })
    test('are a form, sent to a clean address', async ({ sharedPage: page }) => {
      await page.goto(address)
      await page.getByRole('radio', { name: 'Français' }).check()
      await page.getByRole('combobox', { name: words.filters.kind }).selectOption('report')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(`${address}?kind=report&file-language=fr`)
      await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked()
      await page.getByRole('combobox', { name: words.sortBy }).selectOption('date')
      await page.getByRole('button', { name: words.sort, exact: true }).click()
      await expect(page).toHaveURL(`${address}?kind=report&file-language=fr&sort=date`)
      await page.getByRole('link', { name: words.clearAll }).click()
      await expect(page).toHaveURL(address)
    })
  })

  test.describe(`lists on a phone (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 } })
    test('fold the form away until something is chosen', async ({ sharedPage: page }) => {
      await page.goto(address)
      const field = page.getByRole('searchbox', { name: words.words })
      await expect(field).toBeHidden()
      await page.getByText(words.toggle(0, '0')).click()
      await expect(field).toBeVisible()
      await page.goto(`${address}?file-language=fr`)
      await expect(field).toBeVisible()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    })
  })
}

/** What a list's HTML says, without the time that showing it takes. */
const saidBy = (page: Page, html: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html')
    return {
      ways: Array.from(read.querySelectorAll('a'), (link) => ({
        name: link.textContent.trim(),
        address: link.getAttribute('href'),
      })),
      slugs: Array.from(
        read.querySelectorAll('.filtered-list :is(.card-title, .record-row-title) a'),
        (link) => link.getAttribute('href')?.split('/').at(-1) ?? '',
      ),
      filters: read.querySelectorAll('.active-filter').length,
    }
  }, html)

test('every list gives what the public API gives for the same query', async ({
  sharedPage: page,
  request,
}) => {
  for (const [path, api, asked] of lists) {
    const list = await request.get(`${path}?${asked}`)
    const { ways, slugs, filters } = await saidBy(page, await list.text())
    // On a page, `language` chooses the page's own.
    const query = asked.replace('file-language', 'language')
    expect.soft(ways, path).toContainEqual({ name: en.lists.openData, address: `${api}?${query}&lang=en` })
    const response = await request.get(`${api}?${query}`)
    const { data } = await response.json()
    const given: string[] = data.data.map(({ slug }: { slug: string }) => slug)
    expect.soft(given.length, path).toBeGreaterThan(0)
    expect.soft(slugs, path).toEqual(given)
    expect.soft(filters, path).toBe(1)
  }
})

test('an order is asked for only where there is more than one', async ({ request }) => {
  for (const [address, isAsked] of [
    ['/news', true],
    ['/laboratories', false],
  ] as const) {
    const html = await (await request.get(address)).text()
    expect(html.includes('name="sort"'), address).toBe(isAsked)
  }
})
