import { addressIn } from '../../languages/address.ts'
import { formatYear } from '../../languages/format.ts'
import { figures as arabicFigures } from '../../languages/messages/figures/ar.ts'
import { figures as englishFigures } from '../../languages/messages/figures/en.ts'
import { expectNoFindingsBesideTheFrame, expectNoFindingsWithin, schemesByLanguage } from './support/axe.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const countries = (page: Page) => page.locator('.country-map-country')
const rows = (page: Page) => page.locator('.hub-map .data-table tbody tr')
const jordan = (page: Page) => page.locator('.country-map-country[data-code=jo]')

/** The tones of the countries on the map and in the table, by address, in one order. */
async function tonesOf(page: Page) {
  const onMap = await countries(page).evaluateAll((links) =>
    links.map((link) => {
      const tone = /map-tone-\d/.exec(link.getAttribute('class') ?? '')?.[0]
      return `${link.getAttribute('href')} ${tone}`
    }),
  )
  const inTable = await rows(page).evaluateAll((found) =>
    found.map((row) => {
      // Where there is no value there is no patch of colour either.
      const tone = row.querySelector('.map-swatch rect')?.getAttribute('class') ?? 'map-tone-0'
      return `${row.querySelector('th a')?.getAttribute('href')} ${tone}`
    }),
  )
  return { onMap: onMap.toSorted(), inTable: inTable.toSorted() }
}

/** The ground is drawn, from the file at an address. */
async function expectGround(page: Page, address: string): Promise<void> {
  for (const layer of ['land', 'borders', 'lakes', 'rivers']) {
    const drawn = page.locator(`.country-map-${layer}`)
    await expect(drawn).toHaveAttribute('href', `${address}#map-${layer}`)
    await expect
      .poll(async () => (await drawn.boundingBox())?.width ?? 0, { message: layer })
      .toBeGreaterThan(100)
  }
}

for (const { language, words } of [
  { language: 'en', words: englishFigures },
  { language: 'ar', words: arabicFigures },
] as const) {
  const hub = addressIn(language, '/wefe-hub/maps')
  const year = (value: number) => formatYear(value, language)

  test(`the table is equal to the map, in the year of the address and of the slider, and countries are links (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(`${hub}?year=2005`)

    await part('the table is equal to the map, in the year that the address names', async () => {
      await expect(page.locator('.country-map-year')).toHaveText(year(2005))
      await expect(countries(page)).toHaveCount(22)
      await expect(rows(page)).toHaveCount(22)
      const { onMap, inTable } = await tonesOf(page)
      expect(onMap).toEqual(inTable)
      expect(new Set(onMap.map((country) => country.split(' ')[1])).size).toBeGreaterThan(3)
      // Each country's sentence says what stands in its row.
      const pairs = await countries(page).evaluateAll((links) =>
        links.map((link) => {
          const row = document.querySelector(`.hub-map tbody tr:has(a[href="${link.getAttribute('href')}"])`)
          const value = row?.querySelector('td')
          return {
            sentence: link.getAttribute('aria-label')?.toLowerCase() ?? '',
            value: value?.innerText.toLowerCase(),
          }
        }),
      )
      for (const { sentence, value } of pairs) expect(sentence).toContain(value)
    })

    await part('the slider recolours map, legend and table without a page load, by keyboard', async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.url().includes('.data')) asked.push(request.url())
      })
      const slider = page.getByRole('slider', { name: words.map.moveThroughYears })
      const before = await page.locator('.hub-map .data-table').innerText()
      await slider.press('Home')
      const first = await page.locator('#map-year').inputValue()
      expect(Number(first)).toBeLessThan(2005)
      await expect(page.locator('.country-map-year')).toHaveText(year(Number(first)))
      await expect(slider).toHaveAttribute('aria-valuetext', year(Number(first)))
      await expect(page.locator('.country-map-years').getByRole('status')).toContainText(year(Number(first)))
      expect(await page.locator('.hub-map .data-table').innerText()).not.toBe(before)
      await expect(page.locator('.take-away .citation-text')).toContainText(`&year=${first}&version=`)
      await expect(page.locator('.take-away-line')).toContainText(`?year=${first}&amp;version=`)
      const { onMap, inTable } = await tonesOf(page)
      expect(onMap).toEqual(inTable)
      expect(asked).toEqual([])
    })

    await part('a country is a link that keyboards reach and see', async () => {
      await jordan(page).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(jordan(page)).toBeFocused()
      await expect(jordan(page).locator('path')).toHaveCSS('stroke-width', '5px')
      await jordan(page).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${addressIn(language, '/countries/')}[a-z-]+$`))
    })
  })

  test(`the map of the hub has its ground and layers (${language})`, async ({ page, baseURL }) => {
    const arrival = page.waitForResponse('**/maps/ground-*.svg')
    await page.goto(hub)

    await part('the ground of the map is a file for all maps, cached for good', async () => {
      const file = await arrival
      expect(file.headers()['cache-control']).toContain('immutable')
      expect(Buffer.byteLength(await file.body())).toBeGreaterThan(50_000)
      expect((await page.content()).length).toBeLessThan(330_000)
      // What a page of another release asks for is answered, but not for good.
      const former = await page.request.get('/maps/ground-450-000000000000.svg')
      expect([former.status(), former.headers()['cache-control']]).toEqual([200, 'public, max-age=300'])
      expect((await page.request.get('/maps/ground-1-000000000000.svg')).status()).toBe(404)
      const { pathname } = new URL(file.url())
      await expectGround(page, pathname)
      const { html } = await readPage(baseURL, addressIn(language, '/footprint'))
      expect(await textsIn(page, html, '.country-map-land', 'href')).toEqual([`${pathname}#map-land`])
    })

    await part('rivers and lakes can be taken off the map', async () => {
      await expect(page.locator('.country-map-rivers')).toBeVisible()
      await page.getByLabel(words.map.water).uncheck()
      await expect(page.locator('.country-map-rivers')).toBeHidden()
    })

    for (const [, colorScheme] of schemesByLanguage.filter(([of]) => of === language)) {
      await part(
        'projects, events and laboratories are layers of the map, and axe finds nothing in them',
        async () => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          for (const layer of ['projects', 'events', 'laboratories'] as const) {
            await page
              .getByRole('link', { name: words.map.layer[layer], exact: true })
              .and(page.locator('.hub-map a'))
              .click()
            await expect(page).toHaveURL(new RegExp(`layer=${layer}$`))
            await expect(page.locator('.hub-map-layers [aria-current=page]')).toHaveText(
              words.map.layer[layer],
            )
            expect(await page.locator('.places-list a').count()).toBeGreaterThan(3)
            expect(await page.locator('.country-map-mark').count()).toBeGreaterThan(3)
            // The layer of projects is drawn as that of events is, and what is around the map is the same with each.
            if (layer === 'events')
              await expectNoFindingsBesideTheFrame(page, `${page.url()}, ${colorScheme}`)
            if (layer === 'laboratories') await expectNoFindingsWithin(page, '.hub-map')
          }
        },
      )
    }
  })

  test(`a year without values and an unknown indicator are said (${language})`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    const { html } = await readPage(baseURL, `${hub}?indicator=gold&year=1850`)
    expect(await textsIn(page, html, '#map-year-error')).toEqual([expect.stringContaining(year(1850))])
    expect(await textsIn(page, html, '#map-indicator-error')).toEqual([expect.stringContaining('gold')])
    expect(await textsIn(page, html, '.country-map-country')).toHaveLength(22)
  })

  test(`projects stand where they are, and beside the map in a list (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/footprint'))
    const marks = page.locator('.country-map-mark')
    const all = await marks.count()
    expect(all).toBeGreaterThan(10)
    await expect(page.locator('.places-list > li[id]')).toHaveCount(all)
    await page.locator('.project-filter select[name=status]').selectOption('planned')
    await page.getByRole('button', { name: words.map.apply, exact: true }).click()
    await expect(page).toHaveURL(/status=planned/)
    await expect.poll(() => marks.count()).toBeLessThan(all)
    const mark = marks.first()
    const place = await mark.getAttribute('href')
    await mark.press('Enter')
    await expect(page.locator(`.places-list > li${place}`)).toBeInViewport()
    await expect(page.locator(`.places-list > li${place} li a`).first()).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`maps, their tables and lists, and what chooses from them are there (${language})`, async ({
      sharedPage: page,
    }) => {
      await part('map, legend, table and both choices', async () => {
        await page.goto(hub)
        await expect(countries(page)).toHaveCount(22)
        await expect(rows(page)).toHaveCount(22)
        await page.locator('#map-year').selectOption('2010')
        await page.getByRole('button', { name: words.map.show }).click()
        await expect(page).toHaveURL(/indicator=[a-z-]+&year=2010$/)
        await expect(page.locator('.country-map-year')).toHaveText(year(2010))
        await expect(page.locator('.country-map-legend li')).toHaveCount(6)
        const { onMap, inTable } = await tonesOf(page)
        expect(onMap).toEqual(inTable)
      })

      await part('projects are listed by country and narrowed by an address', async () => {
        await page.goto(addressIn(language, '/footprint?status=ongoing'))
        expect(await page.locator('.country-map-mark').count()).toBeGreaterThan(3)
        await expect(page.locator('.project-filter select[name=status]')).toHaveValue('ongoing')
        const country = page.locator('.places-list > li[id]').first()
        await expect(country.locator('li a').first()).toBeHidden()
        await country.locator('summary').press('Enter')
        await expect(country.locator('li a').first()).toBeVisible()
        const ground = await page.locator('.country-map-land').getAttribute('href')
        await expectGround(page, ground?.replace(/#.*$/, '') ?? '')
      })
    })
  })
}

test('the light version has the table and the list, and no drawing', async ({
  sharedPage: page,
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path, { headers: { 'Save-Data': 'on' } })
    const html = await answer.text()
    return (selector: string) => textsIn(page, html, selector)
  }
  const hub = await read('/wefe-hub/maps')
  expect(await hub('.hub-map .data-table tbody tr')).toHaveLength(22)
  expect(await hub('.country-map-country')).toEqual([])
  const footprint = await read('/footprint')
  expect((await footprint('.places-list > li[id]')).length).toBeGreaterThan(10)
})
