import { addressIn } from '../../languages/address.ts'
import { languageCodes } from '../../languages/languages.ts'
import { figures as ar } from '../../languages/messages/figures/ar.ts'
import { figures as en } from '../../languages/messages/figures/en.ts'
import { figures as fa } from '../../languages/messages/figures/fa.ts'
import { figures as fr } from '../../languages/messages/figures/fr.ts'
import { schemesByLanguage, expectNoFindings } from './support/axe.ts'
import { inParts } from './support/in-parts.ts'
import { lostText } from './support/lost-text.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { printedPages } from './support/printed-pages.ts'
import { readPage } from './support/read-page.ts'
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

/** Addresses that other tests look at closely: axe on both screens (pages.spec.ts), and their HTML (html.spec.ts). */
const addressesOfAllTests = ['/data-tools', '/data-tools/compare']

/** States of pages that only an address with a query leads to, and a country of which there are many figures. */
const ownAddresses = [
  `${indicator}?countries=ma,tn`,
  comparison,
  '/data-tools/compare?countries=ma,zz',
  '/countries/morocco',
  '/countries?sort=-total-water-withdrawal',
]

/** The rows of a country in a table of figures. */
const rowOf = (country: string) => `tr:has(th a[href$="/countries/${country}"])`

/** The countries of a table, in its order, by the slugs of their pages. */
async function orderOf(page: Page): Promise<string[]> {
  const links = page.locator('.data-table tbody th a')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
}

async function chooseMoroccoAndTunisia(page: Page, show: string): Promise<void> {
  await page.locator('.country-choice > summary').click()
  await page.locator('input[value="tn"]').check()
  await page.locator('input[value="ma"]').check()
  await page.getByRole('button', { name: show }).click()
  await expect(page).toHaveURL(/\?countries=(?:ma,tn|tn,ma)$/)
}

test("the age of Morocco's withdrawal stands on every page, in every language", async ({ page, baseURL }) => {
  for (const language of languageCodes) {
    for (const [path, place] of [
      [indicator, rowOf('morocco')],
      ['/countries/morocco', 'article:has(h4 a[href*="/total-water-withdrawal"])'],
      [comparison, '.comparison-latest > li:first-child'],
      ['/countries', rowOf('morocco')],
    ] as const) {
      const address = addressIn(language, path)
      const found = await textsIn(page, (await readPage(baseURL, address)).html, place)
      expect.soft(found, address).toEqual([expect.stringContaining(unchanged[language])])
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['en', 'ar'] as const) {
    const { compare, indicator: of, entrance } = words[language]

    test(`countries are chosen, sorted and compared, and indicators found (${language})`, async ({
      page,
    }) => {
      await part('a table is sorted by its headings, names in the order of the language', async () => {
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

      await part('chosen countries have an address, a table and files', async () => {
        await page.goto(addressIn(language, indicator))
        await chooseMoroccoAndTunisia(page, of.show)
        await page.locator('.chart-values > summary').click()
        await expect(page.locator('.chart-values thead th')).toHaveCount(3)
        const csv = await page.locator('.take-away a[href*=".csv"]').getAttribute('href')
        expect(csv).toMatch(/countries=(?:ma,tn|tn,ma)&version=\d+$/)
      })

      await part(
        'a comparison that cannot be shown says why beside its field, and keeps what was chosen',
        async () => {
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
          const indicatorAsked = 'indicator=forest-coverage'
          await page.goto(addressIn(language, `/data-tools/compare?countries=${many}&${indicatorAsked}`))
          await expect(page.getByText(compare.tooMany('6', '5'))).toBeVisible()
          for (const [index, code] of many.split(',').entries())
            await expect(page.locator(`#compare-country-${index + 1}`)).toHaveValue(code)
          await expect(page.locator('#compare-indicator')).toHaveValue('forest-coverage')
          await expect(page.locator('.comparison')).toHaveCount(0)

          await page.goto(addressIn(language, '/data-tools/compare?countries=ma,zz&indicator=nothing'))
          await expect(page.getByText(compare.unknownCountry('\u2068zz\u2069'))).toBeVisible()
          await expect(page.getByText(compare.unknownIndicator('\u2068nothing\u2069'))).toBeVisible()
          await expect(page.locator('#compare-country-1')).toHaveValue('ma')
        },
      )

      await part('the form leads to a comparison, whose table has the same countries', async () => {
        await page.goto(addressIn(language, '/data-tools/compare'))
        await page.locator('#compare-indicator').selectOption('forest-coverage')
        await page.locator('#compare-country-1').selectOption('ma')
        await page.locator('#compare-country-3').selectOption('tn')
        await page.getByRole('button', { name: compare.submit }).click()
        await expect(page).toHaveURL(/\?countries=ma,tn&indicator=forest-coverage$/)
        await expect(page.locator('.comparison-table thead th')).toHaveCount(3)
        await expect(page.locator('.comparison .chart-label')).toHaveCount(2)
      })

      await part(
        'the entrance finds an indicator by a word of its definition, and says when there is none',
        async () => {
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
        },
      )
    })
  }
})

for (const language of ['en', 'ar'] as const) {
  const { indicator: of, chart } = words[language]

  test(`chart, table and address follow the countries that are chosen, and years are read by keyboard and pointer (${language})`, async ({
    page,
  }) => {
    await page.goto(addressIn(language, indicator))
    await expect(page.getByText(of.overview)).toBeVisible()
    await chooseMoroccoAndTunisia(page, of.show)
    await expect(page.locator('.chart-label')).toHaveCount(2)
    await expect(page.locator('.chart-values thead th')).toHaveCount(3)

    await part('arrow keys and the pointer move the reading line over the years', async () => {
      const line = page.getByRole('slider', { name: chart.readYear }).first()
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

    await part('back leads back', async () => {
      await page.goBack()
      await expect(page.getByText(of.overview)).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
    })
  })
}

test('countries without a value are named', async ({ page, baseURL }) => {
  const ofIndicator = await readPage(baseURL, '/data-tools/indicators/desalinated-water-produced')
  expect(await textsIn(page, ofIndicator.html, '.indicator-missing')).toEqual([
    expect.stringMatching(/^No data: .*Mali/),
  ])
  expect(await textsIn(page, ofIndicator.html, rowOf('mali'))).toEqual([])
  const ofMali = await readPage(baseURL, '/countries/mali')
  expect(await textsIn(page, ofMali.html, '.country-figures-missing')).toEqual([
    expect.stringContaining('Desalinated water'),
  ])
})

test('a version has an address of its own; one that never was is not found', async ({ page, baseURL }) => {
  const { html } = await readPage(baseURL, `${indicator}?version=1`)
  expect(await textsIn(page, html, rowOf('morocco'))).toEqual([expect.stringContaining(unchanged.en)])
  expect(await textsIn(page, html, 'link[rel=canonical]', 'href')).toEqual([
    expect.stringMatching(/\?version=1$/),
  ])
  expect((await readPage(baseURL, `${indicator}?version=999`)).status).toBe(404)
  expect((await readPage(baseURL, `${comparison}&version=999`)).status).toBe(404)
})

test('an indicator by its number has the same address as by its name', async ({ request, baseURL }) => {
  const { data } = await (await request.get('/api/indicators/total-water-withdrawal')).json()
  const { html } = await readPage(baseURL, `/data-tools/indicators/${data.id}`)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${indicator}"`))
})

test('pages with figures have a picture where they are shared', async ({ request, baseURL }) => {
  for (const path of [indicator, comparison]) {
    const { html } = await readPage(baseURL, path)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const answer = await request.get(new URL(picture ?? '').pathname)
    expect(answer.headers()['content-type'], path).toBe('image/jpeg')
  }
})

test('a comparison is printed on one sheet of A4 (en, ar)', async ({ page }) => {
  const five = comparison.replace('ma,tn,jo', 'ma,tn,jo,eg,sa')
  for (const language of ['en', 'ar'] as const) {
    await page.goto(addressIn(language, five))
    expect.soft(await printedPages(page), language).toBe(1)
  }
})

for (const language of ['en', 'ar'] as const) {
  test(`each kind of page is valid HTML (${language})`, async ({ baseURL }) => {
    for (const path of ownAddresses) {
      const { html } = await readPage(baseURL, addressIn(language, path))
      expect.soft(await findingsInHtml(html, path), path).toEqual([])
    }
  })
}

/** English is looked at on a desktop, Arabic on a phone. */
const screens = { en: { width: 1440, height: 844 }, ar: { width: 390, height: 844 } } as const

for (const [language, colorScheme] of schemesByLanguage) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: screens[language] })

    for (const [number, paths] of inParts([...ownAddresses, ...addressesOfAllTests], 4)) {
      test(`pages with figures lose nothing on narrow screens and with large letters, and axe has nothing to say of them (${language}), part ${number}`, async ({
        page,
      }) => {
        for (const path of paths) {
          const address = addressIn(language, path)
          await page.setViewportSize(screens[language])
          await page.goto(address)
          if (ownAddresses.includes(path)) await expectNoFindings(page, `${address}, ${colorScheme}`)
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
    }
  })
}
