import { addressIn } from '../../languages/address.ts'
import { compareNames } from '../../languages/format.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { expectNoFindings, expectNoFindingsBesideTheFrame, schemesByLanguage } from './support/axe.ts'
import { part } from './support/part.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const cases = [
  { language: 'en', messages: en, jordan: 'Jordan', lebanon: 'Lebanon', iraq: 'Iraq' },
  { language: 'ar', messages: ar, jordan: 'الأردن', lebanon: 'لبنان', iraq: 'العراق' },
] as const

const section = (page: Page) => page.locator('.regional-network')
const pins = (page: Page) => page.locator('.regional-network-pin')
const shapes = (page: Page) => page.locator('.regional-network-country')
const details = (page: Page) => page.locator('.regional-network-details')
const count = (page: Page) => page.locator('.regional-network-count strong')

const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })

/** Countries whose details, once each is selected by keyboard, lie over its own shape, pin or name. */
function countriesUnderTheirDetails(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    // A key is answered when its event ends: nothing has to be painted in between, which takes most of the time.
    const press = async (element: Element, key: string) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await new Promise((resolve) => setTimeout(resolve))
    }
    const under: (string | null)[] = []
    for (const name of document.querySelectorAll('.regional-network-map [role=button]')) {
      const code = name.getAttribute('data-code')
      await press(name, 'Enter')
      const card = document.querySelector('.regional-network-details')?.getBoundingClientRect()
      if (!card || name.getAttribute('aria-pressed') !== 'true') throw new Error(`${code} shows no details`)
      const isCovered = [...document.querySelectorAll(`.regional-network-map [data-code="${code}"]`)].some(
        (shape) => {
          const box = shape.getBoundingClientRect()
          return (
            box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
          )
        },
      )
      if (isCovered) under.push(code)
      await press(name, 'Escape')
      if (document.querySelector('.regional-network-details')) throw new Error(`The details of ${code} stay`)
    }
    return under
  })
}

for (const { language, messages, jordan, lebanon, iraq } of cases) {
  const words = messages.regionalNetwork

  test(`the map shows its countries, which are selected and cleared (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/members'))

    await part('members come first, on a map with flags and names', async () => {
      await expect(button(page, words.members).first()).toHaveAttribute('aria-pressed', 'true')
      await expect(button(page, words.mapView)).toHaveAttribute('aria-pressed', 'true')
      await expect(count(page)).toHaveText('22')
      await expect(shapes(page)).toHaveCount(22)
      await expect(pins(page)).toHaveCount(20)
      const label = page.locator('.regional-network-pin[data-code=jo] .regional-network-label')
      await expect(label.locator('text')).toHaveText(jordan)
      await expect(label.locator('image')).toHaveAttribute('href', '/flags/large/jo.webp')
      for (const code of ['lb', 'iq'])
        await expect(page.locator(`.regional-network-pin[data-code=${code}]`)).toHaveCount(0)
      await expect(section(page).getByText(words.boundaries)).toBeVisible()
    })

    await part('nothing zooms or pans', async () => {
      const map = page.locator('.regional-network-map')
      await map.scrollIntoViewIfNeeded()
      const before = await map.getAttribute('viewBox')
      await map.hover()
      await page.mouse.wheel(0, -200)
      await page.mouse.down()
      await page.mouse.move(400, 400)
      await page.mouse.up()
      await expect(map).toHaveAttribute('viewBox', before ?? '')
      await expect(page.locator('.regional-network-world')).toHaveCSS('transform', 'none')
    })

    await part(
      'a marker selects its country, with links to call and to write, and the map moves',
      async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.locator('.regional-network-pin[data-code=jo] .regional-network-dot').click()
        await expect(details(page)).toContainText(jordan)
        await expect(details(page).locator('a[href^="tel:+"]')).toBeVisible()
        await expect(details(page).locator('a[href^="mailto:"]')).toBeVisible()
        await expect(section(page).getByRole('status')).toHaveText(words.selected(jordan))
        const world = page.locator('.regional-network-world')
        await expect(world).toHaveAttribute('data-moved', '')
        await expect(world).toHaveCSS('transition-duration', '0.6s')
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect(world).toHaveCSS('transition-duration', '0s')
        await details(page).getByRole('button', { name: words.close }).click()
        await expect(details(page)).toHaveCount(0)
        await expect(section(page).getByRole('status')).toHaveText('')
      },
    )

    await part('a click outside, Escape and another layer clear what was selected', async () => {
      const jordanPin = pins(page).and(page.getByRole('button', { name: jordan, exact: true }))
      await jordanPin.press('Enter')
      await expect(jordanPin).toHaveAttribute('aria-pressed', 'true')
      await page.locator('h1').click()
      await expect(details(page)).toHaveCount(0)
      await jordanPin.press(' ')
      await expect(details(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(details(page)).toHaveCount(0)
      await jordanPin.press('Enter')
      await button(page, words.partners).first().click()
      await button(page, words.members).first().click()
      await expect(details(page)).toHaveCount(0)
    })

    await part(
      'Lebanon and Iraq have no marker, and are selected by name and by shape, and the map zooms to them',
      async () => {
        const world = page.locator('.regional-network-world')
        for (const [name, code] of [
          [lebanon, 'lb'],
          [iraq, 'iq'],
        ] as const) {
          await expect(page.locator(`.regional-network-pin[data-code=${code}]`)).toHaveCount(0)
          await button(page, name).press('Enter')
          await expect(details(page)).toContainText(name)
          await expect(world).toHaveAttribute('data-moved', '')
          await details(page).getByRole('button', { name: words.close }).click()
          // The focus is given back.
          await expect(button(page, name)).toBeFocused()
          await shapes(page)
            .and(page.locator(`[data-code=${code}]`))
            .dispatchEvent('click')
          await expect(details(page)).toContainText(name)
          await page.keyboard.press('Escape')
        }
      },
    )

    await part('the legend and the switch show the 20 partners, which nothing selects', async () => {
      const legend = section(page).getByRole('group', { name: words.legend })
      await expect(legend.getByRole('button')).toHaveText([words.partners, words.members])
      await legend.getByRole('button', { name: words.partners }).click()
      await expect(count(page)).toHaveText('20')
      await expect(pins(page)).toHaveCount(20)
      await expect(shapes(page)).toHaveCount(20)
      await expect(shapes(page).first()).toHaveAttribute('fill', '#0f71eb')
      await pins(page).first().locator('.regional-network-dot').click()
      await expect(details(page)).toHaveCount(0)
      await legend.getByRole('button', { name: words.members }).click()
      await expect(shapes(page).first()).toHaveAttribute('fill', '#0ea5e9')
    })
  })

  for (const [, colorScheme] of schemesByLanguage.filter(([of]) => of === language)) {
    test(`names are targets at every width, and axe finds nothing in the map or the list (${language}, ${colorScheme})`, async ({
      sharedPage: page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(addressIn(language, '/members'))

      for (const width of [1440, 1024]) {
        await part(
          `names are targets of 24 px, and details cover nothing of what they describe, at ${width} px`,
          async () => {
            await resize(page, { width, height: 1000 })
            await expect(shapes(page)).toHaveCount(22)
            await expect(page.locator('.regional-network-names')).toBeHidden()
            const labels = page.locator('.regional-network-label')
            await expect(labels).toHaveCount(22)
            const sizes = await labels.evaluateAll((all) =>
              all.map((label) => {
                const text = label.querySelector('text')?.getBoundingClientRect()
                const pill = label.querySelector('rect')?.getBoundingClientRect()
                return {
                  height: pill?.height ?? 0,
                  /** Between the letters and the label's edge, at the nearer side. */
                  padding: Math.min(
                    (text?.left ?? 0) - (pill?.left ?? 0),
                    (pill?.right ?? 0) - (text?.right ?? 0),
                  ),
                }
              }),
            )
            expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(24)
            expect(Math.min(...sizes.map(({ padding }) => padding))).toBeGreaterThanOrEqual(4)
            await expect(page.locator('.regional-network-map [role=button]')).toHaveCount(22)
            expect(await countriesUnderTheirDetails(page)).toEqual([])
          },
        )
      }

      for (const width of [768, 390, 320]) {
        await part(
          `below the map of a window of ${width} px every name is a target that selects its own country`,
          async () => {
            await resize(page, { width, height: 800 })
            await section(page).locator('.regional-network-map').scrollIntoViewIfNeeded()
            await expect(shapes(page)).toHaveCount(22)
            await expect(pins(page).first()).toBeHidden()
            const names = page.locator('.regional-network-name')
            await expect(names).toHaveCount(22)
            for (const box of await names.evaluateAll((all) =>
              all.map((name) => name.getBoundingClientRect().toJSON()),
            ))
              expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
            for (const name of [jordan, iraq]) {
              await button(page, name).click()
              await expect(details(page)).toContainText(name)
              await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
              await expect(page.locator('.regional-network-world')).toHaveAttribute('data-moved', '')
              // Map and details come into sight.
              await expect(details(page)).toBeInViewport()
              await expect(page.locator('.regional-network-map')).toBeInViewport()
            }
            // The map itself answers for the shape that is touched, and for no neighbour.
            await shapes(page).and(page.locator('[data-code=jo]')).dispatchEvent('click')
            await expect(details(page)).toContainText(jordan)
            await button(page, words.partners).first().click()
            await expect(names).toHaveCount(20)
            await expect(page.locator('a.regional-network-name').first()).toBeVisible()
            await button(page, words.members).first().click()
          },
        )
      }

      await part('axe finds nothing in either view, nor with details open', async () => {
        await resize(page, { width: 1280, height: 720 })
        await page.locator('.regional-network-pin[data-code=jo]').press('Enter')
        await expect(details(page)).toBeVisible()
        await expectNoFindings(page, `map, ${colorScheme}`)
        await button(page, words.listView).click()
        await page.locator('.regional-network-cards button').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoFindingsBesideTheFrame(page, `list, ${colorScheme}`)
      })
    })
  }

  test(`the list is ordered by name and opens a popup 340 px wide in the middle (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/countries'))
    const cards = page.locator('.regional-network-cards .regional-network-card')
    await expect(cards).toHaveCount(22)
    const names = await cards.allInnerTexts()
    expect(names).toEqual(names.toSorted(compareNames(language)))
    await cards.filter({ hasText: jordan }).click()
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText(jordan)
    const box = await popup.boundingBox()
    // The page keeps room for its scroll bar.
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect(box?.width).toBe(340)
    expect((box?.x ?? 0) + 170).toBeCloseTo(width / 2, -1)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await button(page, words.partners).first().click()
    await expect(page.locator('.regional-network-cards a')).toHaveCount(20)
  })
}

test('a parent may hide the list', async ({ sharedPage: page }) => {
  await page.goto('/footprint')
  await expect(section(page)).toBeVisible()
  await expect(button(page, en.regionalNetwork.listView)).toHaveCount(0)
  await expect(page.locator('.regional-network-cards')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a list with every detail (en, ar)', async ({ sharedPage: page }) => {
    for (const { language, jordan } of cases) {
      await part(language, async () => {
        await page.goto(addressIn(language, '/members'))
        const cards = page.locator('.regional-network-cards > li')
        await expect(cards).toHaveCount(22)
        await expect(cards.filter({ hasText: jordan }).locator('a[href^="tel:"]')).toBeVisible()
        await expect(page.locator('.regional-network-map')).toBeHidden()
      })
    }
  })
})

test('outlines are fetched once the map comes near, and nothing comes from another host', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/who-we-are-map')
  await expect(page.locator('h1')).toBeVisible()
  expect(asked.filter((url) => url.includes('/maps/'))).toEqual([])
  await section(page).scrollIntoViewIfNeeded()
  await expect(shapes(page)).toHaveCount(22)
  expect(asked.filter((url) => url.includes('/maps/'))).toHaveLength(1)
  const host = new URL(page.url()).host
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).host !== host)).toEqual([])
})

test('without outlines pins and list stand; without flags names do', async ({ page, complaints }) => {
  await page.route('**/maps/*.json', (route) => route.abort())
  await page.route('**/flags/**', (route) => route.abort())
  await page.goto('/members')
  await section(page).scrollIntoViewIfNeeded()
  await expect(pins(page)).toHaveCount(20)
  await expect.poll(() => complaints.join()).toContain('Failed to fetch')
  // Nothing is said of it (specification, section 8: logged only).
  await expect(page.locator('.regional-network-caption')).toHaveText(
    `${en.regionalNetwork.partners}${en.regionalNetwork.members}${en.regionalNetwork.boundaries}`,
  )
  await expect(page.locator('.regional-network-label text').first()).toBeVisible()
  await expect(page.locator('.regional-network-label image')).toHaveCount(0)
  await section(page).getByRole('button', { name: en.regionalNetwork.listView }).click()
  await expect(page.locator('.regional-network-card .regional-network-flag').first()).toBeHidden()
  await expect(page.locator('.regional-network-card').first()).toHaveText('Bangladesh')
  // Logged, as the specification asks.
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test('Escape gives the focus back to the country, in the list and on the map', async ({
  sharedPage: page,
}) => {
  await page.goto('/members')
  const pin = page.locator('.regional-network-pin[data-code=jo]')
  await pin.press('Enter')
  await details(page).locator('a[href^="tel:"]').first().press('Escape')
  await expect(details(page)).toHaveCount(0)
  await expect(pin).toBeFocused()
  // What has the focus elsewhere keeps it.
  await pin.press('Enter')
  await page.locator('.regional-network-pin[data-code=eg]').press('Escape')
  await expect(details(page)).toHaveCount(0)
  await expect(page.locator('.regional-network-pin[data-code=eg]')).toBeFocused()
  await section(page).getByRole('button', { name: en.regionalNetwork.listView }).click()
  const card = page.locator('.regional-network-cards button').first()
  await card.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
})
