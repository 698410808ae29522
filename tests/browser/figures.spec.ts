import { addressIn } from '../../languages/address.ts'
import { languageCodes } from '../../languages/languages.ts'
import { figures as ar } from '../../languages/messages/figures/ar.ts'
import { figures as en } from '../../languages/messages/figures/en.ts'
import { figures as fa } from '../../languages/messages/figures/fa.ts'
import { figures as fr } from '../../languages/messages/figures/fr.ts'
import { schemesByLanguage, expectNoFindings } from './support/axe.ts'
import { inParts } from './support/in-parts.ts'
import { lostText } from './support/lost-text.ts'
import { printedPages } from './support/printed-pages.ts'
import { resize } from './support/resize.ts'
import { expect, test, type Page } from './support/test.ts'
import { findingsInHtml } from './support/validate-html.ts'

const words = { en, ar, fr, fa }
const indicator = '/data-tools/indicators/total-water-withdrawal'
const comparison = '/data-tools/compare?countries=ma,tn,jo&indicator=total-water-withdrawal'

/** Of Morocco's withdrawal, which the source has carried forward since 2010. */
const unchanged = {
  en: '2022, unchanged in the source since 2010',
  ar: '2022، دون تغيير في المصدر منذ 2010',
  fr: '2022, inchangée dans la source depuis 2010',
  fa: '۲۰۲۲، بدون تغییر در منبع از ۲۰۱۰',
} as const

/** One page of each make. */
const kindsOfPage = [
  '/data-tools',
  `${indicator}?countries=ma,tn`,
  '/data-tools/compare',
  comparison,
  '/data-tools/compare?countries=ma,zz',
  '/countries/morocco',
  '/countries?sort=-total-water-withdrawal',
]

const rowOf = (page: Page, country: string) =>
  page.getByRole('row').filter({ has: page.locator(`th a[href$="/countries/${country}"]`) })

/** The countries of a table, in its order, by the slugs of their pages. */
async function orderOf(page: Page): Promise<string[]> {
  const links = page.locator('.data-table tbody th a')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languageCodes) {
    test(`the age of Morocco's withdrawal stands on every page (${language})`, async ({ page }) => {
      await page.goto(addressIn(language, indicator))
      await expect(rowOf(page, 'morocco')).toContainText(unchanged[language])
      await page.goto(addressIn(language, '/countries/morocco'))
      const figure = page
        .getByRole('article')
        .filter({ has: page.locator('h4 a[href*="/total-water-withdrawal"]') })
      await expect(figure).toContainText(unchanged[language])
      await page.goto(addressIn(language, comparison))
      await expect(page.locator('.comparison-latest > li').first()).toContainText(unchanged[language])
      await page.goto(addressIn(language, '/countries'))
      await expect(rowOf(page, 'morocco')).toContainText(unchanged[language])
    })
  }

  for (const language of ['en', 'ar'] as const) {
    const { compare, indicator: of, entrance } = words[language]

    test(`chosen countries have an address, a table and files (${language})`, async ({ page }) => {
      await page.goto(addressIn(language, indicator))
      await page.locator('.country-choice > summary').click()
      await page.locator('input[value="tn"]').check()
      await page.locator('input[value="ma"]').check()
      await page.getByRole('button', { name: of.show }).click()
      await expect(page).toHaveURL(/\?countries=(?:ma,tn|tn,ma)$/)
      await page.locator('.chart-values > summary').click()
      await expect(page.locator('.chart-values thead th')).toHaveCount(3)
      const csv = await page.locator('.take-away a[href*=".csv"]').getAttribute('href')
      expect(csv).toMatch(/countries=(?:ma,tn|tn,ma)&version=\d+$/)
    })

    test(`a table is sorted by its headings, names in the order of the language (${language})`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, indicator))
      const alphabetical = await orderOf(page)
      const heading = page.getByRole('columnheader', { name: words[language].latestValue })
      await expect(heading).toHaveAttribute('aria-sort', 'none')
      await heading.getByRole('link').click()
      await expect(heading).toHaveAttribute('aria-sort', 'descending')
      const falling = await orderOf(page)
      expect(falling).not.toEqual(alphabetical)
      await heading.getByRole('link').click()
      await expect(heading).toHaveAttribute('aria-sort', 'ascending')
      expect(await orderOf(page)).toEqual(falling.toReversed())
      expect(falling.toSorted()).toEqual(alphabetical.toSorted())
    })

    test(`a comparison that cannot be shown says why beside its field, and keeps what was chosen (${language})`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/data-tools/compare'))
      await expect(page.locator('.field-error')).toHaveCount(0)
      await page.getByRole('button', { name: compare.submit }).click()
      await expect(page.getByRole('group', { name: compare.countries })).toContainText(compare.tooFew)
      await expect(page.getByText(compare.noIndicator)).toBeVisible()

      await page.locator('#compare-country-2').selectOption('ma')
      await page.getByRole('button', { name: compare.submit }).click()
      // The address of the form as it was sent: `?countries=ma` is also where a link leads.
      await expect(page).toHaveURL(
        /\?indicator=&countries%5B%5D=&countries%5B%5D=ma(?:&countries%5B%5D=){3}$/,
      )
      await expect(page.getByText(compare.tooFew)).toBeVisible()
      await expect(page.locator('#compare-country-1')).toHaveValue('ma')

      const many = 'ma,tn,jo,eg,sd,iq'
      await page.goto(addressIn(language, `/data-tools/compare?countries=${many}&indicator=forest-coverage`))
      await expect(page.getByText(compare.tooMany('6', '5'))).toBeVisible()
      for (const [index, code] of many.split(',').entries())
        await expect(page.locator(`#compare-country-${index + 1}`)).toHaveValue(code)
      await expect(page.locator('#compare-indicator')).toHaveValue('forest-coverage')
      await expect(page.locator('.comparison')).toHaveCount(0)

      await page.goto(addressIn(language, '/data-tools/compare?countries=ma,zz&indicator=nothing'))
      await expect(page.getByText(compare.unknownCountry('\u2068zz\u2069'))).toBeVisible()
      await expect(page.getByText(compare.unknownIndicator('\u2068nothing\u2069'))).toBeVisible()
      await expect(page.locator('#compare-country-1')).toHaveValue('ma')
    })

    test(`the form leads to a comparison, whose table has the same countries (${language})`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/data-tools/compare'))
      await page.locator('#compare-indicator').selectOption('forest-coverage')
      await page.locator('#compare-country-1').selectOption('ma')
      await page.locator('#compare-country-3').selectOption('tn')
      await page.getByRole('button', { name: compare.submit }).click()
      await expect(page).toHaveURL(/\?countries=ma,tn&indicator=forest-coverage$/)
      await expect(page.locator('.comparison-table thead th')).toHaveCount(3)
      await expect(page.locator('.comparison .chart-label')).toHaveCount(2)
    })

    test(`the entrance finds an indicator by a word of its definition, and says when there is none (${language})`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/data-tools'))
      const cards = page.locator('.indicator-card')
      const all = await cards.count()
      await expect(
        page.locator(`.figures-news a[href="${addressIn(language, '/feeds/data.atom')}"]`),
      ).toBeVisible()
      const field = page.getByLabel(entrance.find)
      await field.fill(language === 'en' ? 'forest' : 'الغابات')
      await field.press('Enter')
      await expect(cards.locator('a[href$="/forest-coverage"]')).toBeVisible()
      expect(await cards.count()).toBeLessThan(all)
      await field.fill('zzzz')
      await field.press('Enter')
      await expect(page.getByText(entrance.nothing('\u2068zzzz\u2069'))).toBeVisible()
      await page.getByRole('link', { name: entrance.showAll }).click()
      await expect(cards).toHaveCount(all)
    })
  }
})

for (const language of ['en', 'ar'] as const) {
  test(`chart, table and address follow the countries that are chosen, and back leads back (${language})`, async ({
    page,
  }) => {
    const address = addressIn(language, indicator)
    await page.goto(address)
    const { indicator: of } = words[language]
    await expect(page.getByText(of.overview)).toBeVisible()
    await page.locator('.country-choice > summary').click()
    await page.locator('input[value="tn"]').check()
    await page.locator('input[value="ma"]').check()
    await page.getByRole('button', { name: of.show }).click()
    await expect(page).toHaveURL(/\?countries=(?:ma,tn|tn,ma)$/)
    await expect(page.locator('.chart-label')).toHaveCount(2)
    await expect(page.locator('.chart-values thead th')).toHaveCount(3)
    await page.goBack()
    await expect(page.getByText(of.overview)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })

  test(`arrow keys and the pointer move the reading line over the years (${language})`, async ({ page }) => {
    await page.goto(addressIn(language, `${indicator}?countries=ma,tn`))
    const line = page.getByRole('slider', { name: words[language].chart.readYear }).first()
    const read = page.locator('.chart-read').first()
    await expect(read).toBeEmpty()
    await line.focus()
    await expect(read).toContainText('10.4')
    const last = (await line.getAttribute('aria-valuetext')) ?? ''
    await expect(read.locator('strong')).toHaveText(last)
    await line.press('ArrowDown')
    await expect(line).not.toHaveAttribute('aria-valuetext', last)
    await expect(read.locator('strong')).toHaveText((await line.getAttribute('aria-valuetext')) ?? '')
    await line.blur()
    await expect(read).toBeEmpty()

    const drawing = page.locator('.chart-reading').first()
    await drawing.hover({ position: { x: 5, y: 40 } })
    const atTheEdge = await read.locator('strong').textContent()
    await drawing.hover()
    await expect(read.locator('strong')).not.toHaveText(atTheEdge ?? '')
    await expect(read.locator('span')).toHaveCount(2)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(read).toBeEmpty()
  })
}

test('countries without a value are named', async ({ page }) => {
  await page.goto('/data-tools/indicators/desalinated-water-produced')
  await expect(page.locator('.indicator-missing')).toContainText(/^No data: .*Mali/)
  await expect(rowOf(page, 'mali')).toHaveCount(0)
  await page.goto('/countries/mali')
  await expect(page.locator('.country-figures-missing')).toContainText('Desalinated water')
})

test('a version has an address of its own; one that never was is not found', async ({ page, request }) => {
  await page.goto(`${indicator}?version=1`)
  await expect(rowOf(page, 'morocco')).toContainText(unchanged.en)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?version=1$/)
  expect((await request.get(`${indicator}?version=999`)).status()).toBe(404)
  expect((await request.get(`${comparison}&version=999`)).status()).toBe(404)
})

test('an indicator by its number has the same address as by its name', async ({ page, request }) => {
  const { data } = await (await request.get('/api/indicators/total-water-withdrawal')).json()
  await page.goto(`/data-tools/indicators/${data.id}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${indicator}$`))
})

test('pages with figures have a picture where they are shared', async ({ page, request }) => {
  for (const path of [indicator, comparison]) {
    await page.goto(path)
    const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content')
    const answer = await request.get(new URL(picture ?? '').pathname)
    expect(answer.headers()['content-type'], path).toBe('image/jpeg')
  }
})

for (const language of ['en', 'ar'] as const) {
  test(`a comparison is printed on one sheet of A4 (${language})`, async ({ page }) => {
    const five = comparison.replace('ma,tn,jo', 'ma,tn,jo,eg,sa')
    await page.goto(addressIn(language, five))
    expect(await printedPages(page)).toBe(1)
  })

  test(`nothing is lost on narrow screens and with large letters (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of kindsOfPage) {
      await page.goto(addressIn(language, path))
      for (const [width, size] of [
        [320, '100%'],
        [390, '200%'],
        [1440, '200%'],
        [2560, '100%'],
      ] as const) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        await resize(page, { width, height: 844 })
        expect.soft(await lostText(page), `${path}, ${width} px, ${size}`).toEqual([])
      }
    }
  })

  test(`each kind of page is valid HTML (${language})`, async ({ request }) => {
    for (const path of kindsOfPage) {
      const html = await (await request.get(addressIn(language, path))).text()
      expect.soft(await findingsInHtml(html, path), path).toEqual([])
    }
  })
}

for (const [language, colorScheme] of schemesByLanguage) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const [part, paths] of inParts(kindsOfPage, 4)) {
      test(`axe has nothing to say of pages with figures on either screen (${language}), part ${part}`, async ({
        page,
      }) => {
        for (const path of paths) {
          const address = addressIn(language, path)
          await page.setViewportSize({ width: 1440, height: 844 })
          await page.goto(address)
          await expectNoFindings(page, `${address}, desktop, ${colorScheme}`)
          await resize(page, { width: 390, height: 844 })
          await expectNoFindings(page, `${address}, phone, ${colorScheme}`)
        }
      })
    }
  })
}
