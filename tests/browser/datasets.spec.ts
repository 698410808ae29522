import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { figures as figuresInArabic } from '../../languages/messages/figures/ar.ts'
import { figures as figuresInEnglish } from '../../languages/messages/figures/en.ts'
import { part } from './support/part.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

const slug = 'water-and-energy-figures-of-the-member-states'
const path = `/publications/${slug}`
const cases = [
  {
    language: 'en',
    words: en,
    figures: figuresInEnglish,
    country: 'Bangladesh',
    measure: 'Total water withdrawal',
  },
  { language: 'ar', words: ar, figures: figuresInArabic, country: 'الأردن', measure: 'إجمالي سحب المياه' },
] as const

for (const { language, words, figures, country, measure } of cases) {
  test(`a dataset shows what is in its files (${language})`, async ({ sharedPage: page, request }) => {
    await page.goto(addressIn(language, path))
    const data = page.getByRole('region', { name: figures.dataFiles.title, exact: true })
    await expect(data.locator('.data-file').getByRole('heading', { level: 3 })).toHaveCount(2)

    const table = data.getByRole('table').last()
    const first = data.locator('.data-file').first()
    await expect(first.getByRole('table')).toContainText(country)
    await expect(first.getByRole('columnheader')).toHaveCount(9)
    await expect(first.locator('tbody tr')).toHaveCount(20)
    await expect(first.locator('summary')).toHaveText(figures.dataFiles.firstRows('20', '528'))
    await expect(table).toBeAttached()

    // On a phone the table is moved in its place, by keyboard too, and the page stays as wide as it is.
    await page.setViewportSize({ width: 390, height: 844 })
    const place = first.getByRole('region')
    await place.focus()
    await expect(place).toBeFocused()
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    const chart = data.getByRole('figure')
    await expect(chart).toContainText(measure)
    await expect(chart.getByRole('paragraph').first()).toContainText('2000')

    const link = first.getByRole('link', { name: figures.dataFiles.download('CSV') })
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toContain(country)
    await expect(page.getByRole('region', { name: words.details.atAGlance })).toContainText('JSON')
  })
}

test('the chart shows the figures and lines that a reader chooses, without scripts (en, ar)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const { language, figures, measure } of cases)
    await part(language, async () => {
      await page.goto(addressIn(language, path))
      const data = page.getByRole('region', { name: figures.dataFiles.title, exact: true })
      await data.getByText(figures.dataFiles.choose).click()
      await data.getByRole('combobox').selectOption({ index: 4 })
      const boxes = data.getByRole('checkbox')
      await expect(boxes.and(page.locator(':checked'))).toHaveCount(5)
      for (const place of [1, 2, 3, 4]) await boxes.nth(place).uncheck()
      await data.getByRole('button', { name: figures.dataFiles.show }).click()
      await expect(page).toHaveURL(/\?measure=5&lines=1$/)
      const chart = data.getByRole('figure')
      await expect(chart.locator('.chart-label')).toHaveCount(1)
      await expect(chart).not.toContainText(measure)
    })
  await context.close()
})

test('a dataset leads to its indicators, and they lead back', async ({ sharedPage: page }) => {
  await page.goto(path)
  await page.getByRole('main').getByRole('link', { name: 'Electricity use per person', exact: true }).click()
  await expect(page).toHaveURL(/\/data-tools\/indicators\/electricity-use-per-person$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electricity use per person')
  await page
    .getByRole('link', { name: 'Water and energy figures of the member states, 2000 to 2023' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})
