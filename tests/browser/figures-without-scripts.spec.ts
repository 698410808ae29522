import { addressIn } from '../../languages/address.ts'
import { compareNames } from '../../languages/format.ts'
import { figures as ar } from '../../languages/messages/figures/ar.ts'
import { figures as en } from '../../languages/messages/figures/en.ts'
import { chooseMoroccoAndTunisia } from './support/choose-countries.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const indicator = '/data-tools/indicators/total-water-withdrawal'

/** The countries of a table, in its order, by the slugs of their pages. */
async function orderOf(page: Page): Promise<string[]> {
  const links = page.locator('.data-table tbody th a')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const { compare, indicator: of, entrance } = en

  test('countries are chosen, sorted and compared, and indicators found', async ({ sharedPage: page }) => {
    await part('a table is sorted by its headings, names in the order of the language', async () => {
      await page.goto(indicator)
      const alphabetical = await orderOf(page)
      const heading = page.getByRole('columnheader', { name: en.latestValue })
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
      await page.goto(indicator)
      await chooseMoroccoAndTunisia(page, of.show)
      await page.locator('.chart-values > summary').click()
      await expect(page.locator('.chart-values thead th')).toHaveCount(3)
      const csv = await page.locator('.take-away a[href*=".csv"]').getAttribute('href')
      expect(csv).toMatch(/countries=(?:ma,tn|tn,ma)&version=\d+$/)
    })

    await part(
      'a comparison that cannot be shown says why beside its field, and keeps what was chosen',
      async () => {
        await page.goto('/data-tools/compare')
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
        await page.goto(`/data-tools/compare?countries=${many}&${indicatorAsked}`)
        await expect(page.getByText(compare.tooMany('6', '5'))).toBeVisible()
        for (const [index, code] of many.split(',').entries())
          await expect(page.locator(`#compare-country-${index + 1}`)).toHaveValue(code)
        await expect(page.locator('#compare-indicator')).toHaveValue('forest-coverage')
        await expect(page.locator('.comparison')).toHaveCount(0)

        await page.goto('/data-tools/compare?countries=ma,zz&indicator=nothing')
        await expect(page.getByText(compare.unknownCountry('\u2068zz\u2069'))).toBeVisible()
        await expect(page.getByText(compare.unknownIndicator('\u2068nothing\u2069'))).toBeVisible()
        await expect(page.locator('#compare-country-1')).toHaveValue('ma')
      },
    )

    await part('the form leads to a comparison, whose table has the same countries', async () => {
      await page.goto('/data-tools/compare')
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
        await page.goto('/data-tools')
        const cards = page.locator('.indicator-card')
        const all = await cards.count()
        await expect(page.locator('.figures-news a[href="/feeds/data.atom"]')).toBeVisible()
        const field = page.getByLabel(entrance.find)
        await field.fill('forest')
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
})

test('what chooses, sorts, compares and finds without scripts answers in Arabic too', async ({
  sharedPage: page,
  baseURL,
}) => {
  const { compare, entrance } = ar
  const at = (path: string) => addressIn('ar', path)
  const read = async (address: string) => {
    const { html } = await readPage(baseURL, address)
    return (selector: string, attribute?: string) => textsIn(page, html, selector, attribute)
  }

  await part('a table is sorted by its headings, names in the order of the language', async () => {
    const headings = '.data-table thead th'
    const rowLinks = '.data-table tbody th a'
    /** The address behind the heading of the latest values, and how it says that the table is sorted. */
    const latestOf = async (texts: Awaited<ReturnType<typeof read>>) => {
      const place = (await texts(headings)).findIndex((text) => text?.startsWith(ar.latestValue))
      const nth = `${headings}:nth-child(${place + 1})`
      const [address] = await texts(`${nth} a`, 'href')
      const [sorted] = await texts(nth, 'aria-sort')
      return { address: address ?? '', sorted }
    }
    const texts = await read(at(indicator))
    const names = await texts(rowLinks)
    expect(names).toEqual(names.map(String).toSorted(compareNames('ar')))
    const unsorted = await latestOf(texts)
    expect(unsorted).toEqual({ address: expect.stringContaining(`${at(indicator)}?`), sorted: 'none' })
    const textsOfFalling = await read(unsorted.address)
    const falling = await latestOf(textsOfFalling)
    expect(falling.sorted).toBe('descending')
    const textsOfRising = await read(falling.address)
    expect((await latestOf(textsOfRising)).sorted).toBe('ascending')
    const namesFalling = await textsOfFalling(rowLinks)
    expect(namesFalling).not.toEqual(names)
    expect(await textsOfRising(rowLinks)).toEqual(namesFalling.toReversed())
    expect(namesFalling.map(String).toSorted()).toEqual(names.map(String).toSorted())
  })

  await part('chosen countries have a table and files', async () => {
    const form = await read(at(indicator))
    expect(await form('.country-choice form', 'action')).toEqual([at(indicator)])
    const texts = await read(`${at(indicator)}?countries%5B%5D=ma&countries%5B%5D=tn`)
    expect(await texts('.chart-values thead th')).toHaveLength(3)
    expect(await texts('.take-away a[href*=".csv"]', 'href')).toEqual([
      expect.stringMatching(/countries=(?:ma,tn|tn,ma)&version=\d+$/),
    ])
  })

  const comparing = at('/data-tools/compare')
  const selected = (country: number) => `#compare-country-${country} option[selected]`

  await part(
    'a comparison that cannot be shown says why beside its field, and keeps what was chosen',
    async () => {
      const form = await read(comparing)
      expect(await form('.field-error')).toEqual([])
      expect(await form('.comparison-form', 'action')).toEqual([comparing])
      const none = '&countries%5B%5D='
      const tooFew = await read(`${comparing}?indicator=${none}${none}ma${none}${none}${none}`)
      const errors = await tooFew('.field-error')
      expect(errors).toContainEqual(expect.stringContaining(compare.tooFew))
      expect(errors).toContainEqual(expect.stringContaining(compare.noIndicator))
      expect(await tooFew(selected(1), 'value')).toEqual(['ma'])

      const many = ['ma', 'tn', 'jo', 'eg', 'sd', 'iq']
      const tooMany = await read(`${comparing}?countries=${many.join()}&indicator=forest-coverage`)
      expect(await tooMany('.field-error')).toEqual([expect.stringContaining(compare.tooMany('6', '5'))])
      for (const [index, code] of many.entries())
        expect(await tooMany(selected(index + 1), 'value')).toEqual([code])
      expect(await tooMany('#compare-indicator option[selected]', 'value')).toEqual(['forest-coverage'])
      expect(await tooMany('.comparison')).toEqual([])

      const unknown = await read(`${comparing}?countries=ma,zz&indicator=nothing`)
      const errorsOfUnknown = await unknown('.field-error')
      for (const error of [
        compare.unknownCountry('\u2068zz\u2069'),
        compare.unknownIndicator('\u2068nothing\u2069'),
      ])
        expect(errorsOfUnknown).toContainEqual(expect.stringContaining(error))
      expect(await unknown(selected(1), 'value')).toEqual(['ma'])
    },
  )

  await part('the form leads to a comparison, whose table has the same countries', async () => {
    const texts = await read(
      `${comparing}?indicator=forest-coverage&countries%5B%5D=ma&countries%5B%5D=&countries%5B%5D=tn`,
    )
    expect(await texts('.comparison-table thead th')).toHaveLength(3)
    expect(await texts('.comparison .chart-label')).toHaveLength(2)
  })

  await part(
    'the entrance finds an indicator by a word of its definition, and says when there is none',
    async () => {
      const finding = at('/data-tools')
      const form = await read(finding)
      const all = await form('.indicator-card')
      expect(await form('.figures-news a[href]', 'href')).toContain(at('/feeds/data.atom'))
      expect(await form('.entrance-search', 'action')).toEqual([finding])
      const found = await read(`${finding}?q=${encodeURIComponent('الغابات')}`)
      expect(await found('.indicator-card a[href$="/forest-coverage"]')).toHaveLength(1)
      expect((await found('.indicator-card')).length).toBeLessThan(all.length)
      const nothing = await read(`${finding}?q=zzzz`)
      expect(await nothing('main')).toEqual([expect.stringContaining(entrance.nothing('\u2068zzzz\u2069'))])
      expect(await nothing(`main a[href="${finding}"]`)).toContain(entrance.showAll)
    },
  )
})
