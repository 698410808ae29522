import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { expectNoFindingsBesideTheFrame, expectNoFindingsInTheDark } from './support/axe.ts'
import { part } from './support/part.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

/** Words of the starter content, as one may type them, and how a found text writes them. */
const cases = [
  { language: 'en', messages: en, typed: 'DESALINATION', marked: /^desalination$/i, prefix: 'desal' },
  { language: 'ar', messages: ar, typed: 'التحليه', marked: /تحلية/, prefix: 'تحل' },
] as const

for (const { language, messages, typed, marked, prefix } of cases) {
  const address = addressIn(language, '/search')
  const words = messages.search

  test.describe(`search (${language})`, () => {
    test('finds, marks, narrows by kind and pages, and helps on', async ({ sharedPage: page }) => {
      await part('finds, marks, narrows by kind and pages', async () => {
        await page.goto(address)
        await expect(page.locator('meta[name=robots]')).toHaveCount(0)
        await page.getByRole('combobox', { name: words.label }).fill(typed)
        await page.keyboard.press('Enter')
        const status = page.locator('main .search-status')
        await expect(status).toContainText(typed)
        await expect(status).toHaveAttribute('role', 'status')
        expect(new URL(page.url()).searchParams.get('q')).toBe(typed)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.locator('.search-results mark').first()).toHaveText(marked)
        // Structure, names and colours are the same in every language.
        if (language === 'en') {
          await expectNoFindingsBesideTheFrame(page, `${address}, results`)
          await expectNoFindingsInTheDark(page, `${address}, results`)
        }

        const next = page.getByRole('link', { name: messages.pagination.next })
        const first = await page.locator('.search-result-title a').first().getAttribute('href')
        await next.click()
        await expect(page).toHaveURL(/page=2/)
        await expect(page.locator('.search-result-title a').first()).not.toHaveAttribute('href', first ?? '')

        const kinds = page.getByRole('navigation', { name: words.kindsLabel })
        const projects = kinds.getByRole('link', { name: messages.navigation.projects })
        const total = await projects.locator('.search-kind-total').textContent()
        await projects.click()
        await expect(projects).toHaveAttribute('aria-current', 'page')
        await expect(page.locator('.search-result')).toHaveCount(Number(total))
        await page.locator('.search-result-title a').first().click()
        await expect(page).toHaveURL(new RegExp(addressIn(language, '/projects/')))
      })

      await part('helps on where nothing is found, and where too much was written', async () => {
        await page.goto(`${address}?q=qqqzzz`)
        await expect(page.locator('.search-status')).toContainText('qqqzzz')
        await expect(page.getByText(words.tipSpelling)).toBeVisible()
        if (language === 'en') await expectNoFindingsBesideTheFrame(page, `${address}, nothing found`)
        await page.goto(`${address}?q=${'x'.repeat(201)}`)
        const field = page.getByRole('combobox', { name: words.label })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(/200/)
        await page.getByRole('main').getByRole('link', { name: messages.navigation.tenders }).click()
        await expect(page).toHaveURL(new RegExp(`${addressIn(language, '/tenders')}$`))
      })
    })

    test('offers titles to the keyboard and never stands in its way', async ({ page }) => {
      await page.clock.install({ time: '2026-06-01T08:00:00Z' })
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === '/api/search/suggestions') asked.push(searchParams.get('q') ?? '')
      })
      await page.goto(address)
      await page.clock.pauseAt('2026-06-01T09:00:00Z')
      const field = page.getByRole('combobox', { name: words.label })
      const options = page.getByRole('option')
      await field.pressSequentially(prefix.slice(0, 1))
      await page.clock.runFor(1000)
      expect(asked, 'one letter is too few').toEqual([])
      await field.pressSequentially(prefix.slice(1))
      await page.clock.runFor(149)
      expect(asked, 'not while one types').toEqual([])
      await page.clock.runFor(1)
      await page.clock.resume()
      await expect(options.first()).toBeVisible()
      expect(asked, 'once for the whole').toEqual([prefix])
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      if (language === 'en') await expectNoFindingsBesideTheFrame(page, `${address}, suggestions`)

      const chosen = page.getByRole('option', { selected: true })
      await expect(chosen).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(field).toBeFocused()
      expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
      await page.keyboard.press('ArrowUp')
      await expect(chosen).toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue(prefix)
      // Dark on light, although the form stands on deep sea.
      await expect(field).toHaveCSS('color', 'rgb(12, 35, 51)')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/\/search/)

      await page.goBack()
      await field.fill(prefix)
      await page.keyboard.press('Enter')
      await expect(page.locator('.search-status'), 'Enter searches at once').toContainText(prefix)
      await page.clock.fastForward(1000)
      await expect(options.first(), 'and no late suggestion covers the results').toBeHidden()
    })
  })
}

test.describe('search without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a form and links (en, ar)', async ({ sharedPage: page }) => {
    for (const { language, messages, typed, marked } of cases) {
      await part(language, async () => {
        await page.goto(addressIn(language, '/search'))
        await expect(page.getByRole('combobox')).toHaveCount(0)
        await page.getByRole('textbox', { name: messages.search.label }).fill(typed)
        await page
          .getByRole('main')
          .getByRole('button', { name: messages.search.submit, exact: true })
          .click()
        await expect(page.locator('.search-results mark').first()).toHaveText(marked)
        await page.getByRole('link', { name: messages.navigation.projects }).click()
        await expect(page.locator('.search-kind[aria-current=page]')).toContainText(
          messages.navigation.projects,
        )
      })
    }
  })
})
