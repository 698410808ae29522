import { addressIn } from '../../languages/address.ts'
import { languageCodes } from '../../languages/languages.ts'
import { figures as ar } from '../../languages/messages/figures/ar.ts'
import { figures as en } from '../../languages/messages/figures/en.ts'
import { figures as fa } from '../../languages/messages/figures/fa.ts'
import { figures as fr } from '../../languages/messages/figures/fr.ts'
import { schemesByLanguage, expectNoFindingsBesideTheFrame } from './support/axe.ts'
import { chooseMoroccoAndTunisia } from './support/choose-countries.ts'
import { inParts } from './support/in-parts.ts'
import { lostText } from './support/lost-text.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { printedPages } from './support/printed-pages.ts'
import { readPage } from './support/read-page.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'
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

test("the age of Morocco's withdrawal stands on every page, in every language", async ({
  sharedPage: page,
  baseURL,
}) => {
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

for (const language of ['en', 'ar'] as const) {
  const { indicator: of, chart } = words[language]

  test(`chart, table and address follow the countries that are chosen, and years are read by keyboard and pointer (${language})`, async ({
    sharedPage: page,
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

test('countries without a value are named', async ({ sharedPage: page, baseURL }) => {
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

test('a version has an address of its own; one that never was is not found', async ({
  sharedPage: page,
  baseURL,
}) => {
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

test('a comparison is printed on one sheet of A4 (en, ar)', async ({ sharedPage: page }) => {
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
        sharedPage: page,
      }) => {
        for (const path of paths) {
          const address = addressIn(language, path)
          await page.setViewportSize(screens[language])
          await page.goto(address)
          if (ownAddresses.includes(path))
            await expectNoFindingsBesideTheFrame(page, `${address}, ${colorScheme}`)
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
